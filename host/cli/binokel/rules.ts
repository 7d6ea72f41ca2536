/** Where the manual of Binokel says what a code stands for, for the calculators of the command line. */

/** Rules that forbid a call, a claim or a card (core: Refusal). */
const REFUSALS: Readonly<Record<string, string>> = {
  'not-your-turn': 'another player is to speak (manual 2.2)',
  'not-now': 'the auction is over (manual 2.2)',
  'call-too-low': 'calls begin with 150 (manual 2.2)',
  'call-not-ten': 'calls are multiples of ten (manual 2.2)',
  'call-not-higher': 'a call is higher than the last one (manual 2.2)',
  'call-not-next': 'the next call is the next multiple of ten (manual 3.3)',
  'call-too-high': 'calls have four digits at most',
  'must-follow': 'who has the suit led plays it (manual 2.5, rule 3)',
  'must-beat': 'who can take the trick with the suit led does so (manual 2.5, rule 4)',
  'must-ruff': 'who has none of the suit led plays a trump (manual 2.5, rules 5 and 6)',
  'must-overruff': 'who can take the trick with a trump does so (manual 2.5, rule 5)',
  'pair-not-held': 'king and queen of the suit are not there as often (manual 2.4, no. 1)',
  'family-not-held': 'the five cards of the suit are not there as often (manual 2.4, no. 3)',
  'binokel-not-held': 'queen of Pik and jack of Schellen are not there as often (manual 2.4, no. 2)',
  'set-not-held': 'the cards of that rank are not there in all four suits as often (manual 2.4, no. 4 to 7)',
  'rundgang-not-held': 'there is not a pair in every suit (manual 2.4, no. 8)',
  'card-used-twice': 'within a suit a card serves one combination (manual 2.4)',
  'rundgang-covers-set': 'the Rundgang contains the four kings and the four queens (manual 3.5.2)',
};

/** What is asked of who plays a card (core: Duty). */
const DUTIES: Readonly<Record<string, string>> = {
  lead: 'any card may be led',
  beat: 'the suit led, higher than the best card (manual 2.5, rule 4)',
  follow: 'the suit led, though none of it wins (manual 2.5, rule 3)',
  ruff: 'a trump that wins (manual 2.5, rule 5)',
  'under-ruff': 'a trump, though none wins (manual 2.5, rules 5 and 6)',
  discard: 'any card, none wins (manual 2.5, rule 6)',
};

/** A refusal for a reader: its code and what it stands for. */
export function refusalText(code: string): string {
  return Object.hasOwn(REFUSALS, code) ? `${code}: ${REFUSALS[code]}` : code;
}

/** A duty for a reader. */
export function dutyText(code: string): string {
  return DUTIES[code];
}
