import type { MenuEntry, MenuTitle, MenuTree } from '../../gem/aes/menu-tree.ts';
import type { GemScene } from './stage.ts';

/** A menu as wide as in the captures; the first one has no entries for accessories, because none were loaded. */
function title(text: string, columns: number, lines: readonly string[], checked: readonly number[] = []): MenuTitle {
  const items = lines.map((line, i): MenuEntry => {
    if (line === '-') return { separator: true };
    return { id: `${text}-${i}`, text: line.padEnd(columns - 3), checked: checked.includes(i) };
  });
  return { text, items };
}

/** The menu of the scenes. */
export const SCENE_MENU: MenuTree = {
  titles: [
    title(' Desk ', 20, ['Über Oracle...']),
    title(' Datei ', 18, ['Öffnen...    ^O', 'Sichern', 'Sichern als...', '-', 'Ende       ^Q']),
    title(' Spiel ', 16, ['Neu', 'Rückgängig', '-', 'Hinweise', 'Statistik'], [3]),
    title(' Optionen ', 16, ['Ton', 'Maus', 'Größe'], [0, 1]),
  ],
};

/** The bar's first title begins after so many cells. */
const BAR_INDENT = 2;

const desk: GemScene = {
  name: 'desk',
  draw(stage) {
    stage.aes.sh_show('GEMTEST.PRG');
    stage.shoot('desk');
  },
};

const bar: GemScene = {
  name: 'menu0',
  draw(stage) {
    stage.aes.menu_bar(SCENE_MENU);
    stage.shoot('menu0');
  },
};

/** One open menu: the mouse on its title, on its first entry and on the third. */
function openMenu(number: number): GemScene {
  const name = `menu${number}`;
  return {
    name,
    async draw(stage) {
      const { w, h } = stage.vdi.cell;
      stage.aes.menu_bar(SCENE_MENU);
      void stage.aes.evnt_multi({ message: true });
      const before = SCENE_MENU.titles.slice(0, number - 1).reduce((sum, { text }) => sum + text.length, BAR_INDENT);
      const x = Math.trunc((before + SCENE_MENU.titles[number - 1].text.length / 2) * w);
      const below = h + 3;
      await stage.move(x, h / 2);
      stage.shoot(`${name}a`);
      await stage.move(x, below + h / 2 + 2);
      stage.shoot(`${name}b`);
      await stage.move(x, below + 2 * h + h / 2);
      stage.shoot(`${name}c`);
    },
  };
}

export const menuScenes: readonly GemScene[] = [desk, bar, ...[1, 2, 3, 4].map(openMenu)];
