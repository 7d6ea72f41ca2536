import type { Command } from '../command.ts';
import { binokel } from './binokel.ts';
import { deal } from './deal.ts';
import { games } from './games.ts';
import { gemCompare } from './gem-compare.ts';
import { hsn } from './hsn.ts';
import { img } from './img.ts';
import { makeHsn } from './make-hsn.ts';
import { makeImg } from './make-img.ts';
import { match } from './match.ts';
import { play } from './play.ts';
import { screen } from './screen.ts';
import { sheet } from './sheet.ts';
import { solve } from './solve.ts';

/** Every command, in the order of the help. A new command is one file and one line here. */
export const commands: readonly Command[] = [
  games,
  deal,
  play,
  solve,
  match,
  binokel,
  img,
  sheet,
  makeImg,
  hsn,
  makeHsn,
  screen,
  gemCompare,
];
