import type { DosServices } from '../program.ts';
import { loadPictures } from './art/pictures.ts';
import { Keeper } from './kept/keeper.ts';
import { binokelTexts } from './languages.ts';
import { Prompt } from './prompt/prompt.ts';
import { Session, type Table } from './session.ts';
import { Desk } from './toolkit/desk.ts';

/**
 * Runs the PC from its prompt: the program is started from there, and Exit leads back to it. A round that a visit has left at
 * the table or at its results goes on at once.
 *
 * @throws LeftError when the player leaves by way of the page; what the pictures cannot be loaded for
 */
export async function runBinokel(services: DosServices, table: Table): Promise<void> {
  const texts = binokelTexts[services.language];
  const pictures = await loadPictures(services.ownFile);
  const keeper = await Keeper.open(services, texts.keeping);
  const goesOn = keeper.round !== null && keeper.round.place !== 'left';
  if (!goesOn && (await new Prompt(services, texts).boot()) === 'exit') return;
  for (let asked = services.askedDeal; ; asked = null) {
    const desk = new Desk(services, texts, pictures);
    try {
      await new Session(desk, keeper, table, asked).run();
    } finally {
      desk.close();
    }
    if ((await new Prompt(services, texts).ask()) === 'exit') return;
  }
}
