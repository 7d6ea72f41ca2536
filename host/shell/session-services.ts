import type { DealShown, ProgramStore } from '../programs/program.ts';
import type { Chrome } from './chrome.ts';
import type { FileLibrary } from './file-library.ts';
import type { FileUse } from './file-use.ts';
import type { Texts } from './i18n.ts';
import { reducedMotion } from './motion.ts';
import type { PageServices, ProgramSession } from './program-session.ts';
import { programStore } from './program-store.ts';
import { randomDeal } from './random.ts';
import type { Route } from './route.ts';
import type { SavedGames } from './saved-games.ts';
import type { BrowserSound } from './sound.ts';
import type { Storage } from './storage.ts';
import { claimProgram, type TabClaim } from './tab-claim.ts';

/** The parts of the page that programs are given something of. */
export interface LendingPage {
  readonly storage: Storage;
  readonly library: FileLibrary;
  readonly saves: SavedGames;
  readonly fileUse: FileUse;
  readonly sound: BrowserSound;
  readonly texts: Texts;
  readonly chrome: Chrome;
  /** Title of a program by its id. */
  titleOf(program: string): string;
  /** Whether the session is the one that the page shows: what others say is not shown any more. */
  shows(session: ProgramSession): boolean;
  showDeal(deal: DealShown | null): void;
  /** Takes game and deal out of the address. */
  forgetDeal(): void;
}

/** Gives the programs what the page has for them. */
export class SessionServices {
  readonly #page: LendingPage;

  constructor(page: LendingPage) {
    this.#page = page;
  }

  /** Claims the store of a program, with a word to the player where another tab has it already. */
  async claim(program: string): Promise<TabClaim> {
    const claim = await claimProgram(program);
    if (!claim.owned) this.#warnOfOtherTab(this.#page.titleOf(program));
    return claim;
  }

  servicesFor(session: ProgramSession, route: Route, claim: TabClaim): PageServices {
    const page = this.#page;
    return {
      store: programStore(page.storage, session.program.id, claim.owned),
      cardSheets: page.library,
      drive: page.saves.lend(() => page.shows(session)),
      sounds: page.sound,
      soundFiles: () => page.library.soundFiles(),
      withStoreOf: (program, use) => this.#lendStore(program, use),
      get language() {
        return page.texts.language;
      },
      reducedMotion: reducedMotion.matches,
      screen: session.screen,
      chipSound: (sound) => page.sound.chipSound(sound),
      askedGame: route.game,
      askedDeal: typeof route.deal === 'bigint' ? route.deal : null,
      forgetAskedDeal: () => {
        if (page.shows(session)) page.forgetDeal();
      },
      nextDeal: randomDeal,
      showSheetUse: (use) => {
        if (page.shows(session)) page.fileUse.showSheets(use);
      },
      showDeal: (deal) => {
        if (page.shows(session)) page.showDeal(deal);
      },
      notify: (text) => page.chrome.notices.show({ subject: text, weight: 'trouble', text }),
      announce: page.chrome.announce,
    };
  }

  /** Lets a program that runs have the store of another one as long as that plays in it. */
  async #lendStore(program: string, use: (store: ProgramStore) => Promise<void>): Promise<void> {
    const claim = await this.claim(program);
    try {
      await use(programStore(this.#page.storage, program, claim.owned));
    } finally {
      await claim.release();
    }
  }

  #warnOfOtherTab(title: string): void {
    const { texts, chrome } = this.#page;
    chrome.notices.show({
      subject: 'second-tab',
      weight: 'trouble',
      text: texts.say('notice.second-tab', { title }),
      action: { label: texts.say('notice.reload'), run: () => location.reload() },
    });
  }
}
