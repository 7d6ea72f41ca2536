/** The harp before its last card: the king of diamonds is missing on the foundations. */
export const LAST_CARD = `
  foundation-1: AC..KC
  foundation-2: AS..KS
  foundation-3: AH..KH
  foundation-4: AD..QD
  tableau-1: KD`;

/** The harp with two cards missing; the king can only be laid against the rules before the queen. */
export const TWO_CARDS = `
  foundation-1: AC..KC
  foundation-2: AS..KS
  foundation-3: AH..KH
  foundation-4: AD..JD
  tableau-1: KD
  tableau-2: QD`;
