import { type GemResources, parseGemResources } from '../gem/resources.ts';
import { repoText } from './repo.ts';

/** Fonts and pictures of GEM from the repository. */
export function gemResources(): GemResources {
  return parseGemResources({
    fontText: repoText('roms-free-fonts/atari-st-8x16.txt'),
    smallFontTexts: [repoText('roms-free-fonts/atari-st-8x8.txt'), repoText('roms-free-fonts/atari-st-6x6.txt')],
    iconsText: repoText('host/gem/aes/icons.txt'),
    mouseFormsText: repoText('host/gem/vdi/mouse-forms.txt'),
  });
}
