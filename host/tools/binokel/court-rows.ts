import type { Suit } from './pip-rows.ts';

/**
 * Left halves of the upper halves of the court figures, 18 pixels wide: the right half mirrors them, the lower half turns
 * them. `1` and `a` are the robe and its shade, `2` and `c` lining or doublet, `h` and `H` hair.
 */
export const FIGURES = {
  K: `
    ................ky
    .........kk....kyy
    .........kyk..kkyr
    .........kyyk.kyyy
    .........kyyyk.kyy
    .........kyynykkyy
    .........knyyynyyy
    .........knrnyyngg
    .........knnnnnnnn
    ........kkkkkkkkkk
    .......khhkppppppp
    ......khhHkppppppp
    ......khHhkpkkkkpp
    ......khhhkppppppp
    ......khHhknwkbwpp
    ......khhHknnpppnp
    ......khHhkninnppp
    .......khHhkiiHHpn
    .......khhHhkHHHHH
    ........khHhkHHhHH
    ........khhkHHhHkr
    .........kkHhHHHHH
    ........kwkHHhHHhH
    .....kkkwwkHhHHhHH
    ...kkwwwwwwkHhHHHh
    ..kwwwkwwwwwkHHhHH
    .kwwwwwwwkwwwkHHhH
    k1akkkwwwwwwwwkHHH
    k11a1akkwwkwwwwkkH
    k1a11a1ykkwwwwwwwk
    ka11a11ynykkwwkwww
    k11a11aynyc2kkwwww
    k1a11a1ynyc2c2kkkk`,
  D: `
    ................ky
    ...........kk..kyy
    ...........kyk.kyr
    ...........kyykkyy
    ..........kkyyyyyy
    ........kkhknryygg
    .......khhhknnnnnn
    ......khhHhhkkkkkk
    .....khhHhhhHhHhhH
    .....khHhhhHhhhkpp
    ....khhHhhHhhkpppp
    ....khHhhHhhkppppp
    ....khHhHhhkpkkkkp
    ....khhHhhhkpppppp
    ....khhHhhhknwkbwp
    ....khHhhhhknnpppp
    .....khHhhhkniippn
    .....khhHhhhkiiipp
    .....khhhHhhkppprr
    ....khhHhhhhhknppr
    ....khHhhkhhhhknpp
    ...khhHhhk.khhhkkk
    ...khHhhk...khkknp
    ...khhHhk..kkkkkpp
    ..khhHhkkkk22kpppp
    ..khHhk1ak22kpwpwp
    ...kkk1a1k22kwpwpw
    ...k11a11ak22kpppp
    ..k11a11a1k2c2kkkk
    ..k1a11a11yk2c2222
    .k1a11a11ayyk2c2cc
    .k11a11a1ynyyk2c22
    .k1a11a11ynnyyykkk`,
  B: `
    ..................
    ..........kkkkkkkk
    ........kk2222c222
    .......k22c222222c
    ......k22c222c2222
    ......k2222222222c
    ......kkkkkkkkkkkk
    .......knynynynyny
    ......khkkkkkkkkkk
    .....khhhkpppppppp
    .....khHhkpppppppp
    .....khhHkppkkkkpp
    .....khHhkpppppppp
    .....khhHknpwkbwpp
    .....khHhknnpppppn
    .....khhHhkniippnn
    .....khHhhkniippppp
    ......khhHhkpppprr
    ......khHhhhknpppp
    .......khhHhkknppp
    ........kkkk..kkkk
    ..........kwkknnpp
    ........kkwwwkpppp
    ......kkkwwwwwkkkk
    ....kk1akkwwwwwwww
    ...k11a11akkwkwkww
    ..k11a11a11akkkkkk
    .k11a11a1k2222kynk
    .k1a11a11k2c22kyyn
    k11a11a11kc222kyny
    k1a11a1ak22c22kyyn
    k11a11a1k2222ckyny
    k1a11a11k222c2kyyn`,
} as const;

export type CourtRank = keyof typeof FIGURES;

/** What the letters of a figure stand for. */
export type Dress = Readonly<Record<'1' | 'a' | '2' | 'c' | 'h' | 'H', string>>;

const dress = (letters: string): Dress => {
  const [one, a, two, c, h, light] = letters;
  return { '1': one, a, '2': two, c, h, H: light };
};

/** Robe and shade, lining and shade, hair and its light. */
export const DRESSES: Readonly<Record<Suit, Readonly<Record<CourtRank, Dress>>>> = {
  kreuz: { K: dress('gGrmmn'), D: dress('Ggywnp'), B: dress('gGrmmn') },
  pik: { K: dress('blvmkd'), D: dress('vmtwkd'), B: dress('blysdk') },
  herz: { K: dress('rmynws'), D: dress('rmlbpy'), B: dress('rmgGyp') },
  schellen: { K: dress('tbrmds'), D: dress('vbynmr'), B: dress('yntbnp') },
};
