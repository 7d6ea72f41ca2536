import type { TableTexts } from './texts.ts';

/** German, the wording of the original where the manual gives it. */
export const DE: TableTexts = {
  suits: ['Kreuz', 'Pik', 'Herz', 'Schellen'],
  ok: 'OK',
  away: 'weg',
  awayKeys: 'W',
  says: {
    away: ["Ich geh' weg"],
    plays: (bid) => ['Ich spiele', `für ${bid}.`],
    trump: (suit) => [suit, 'ist Trumpf.'],
    goesOff: ['Ich gehe ab.'],
    melds: (points) => ['Ich melde', `${points} Punkte.`],
    nothing: ['Ich habe', 'nichts.'],
  },
  status: {
    soloist: (name, bid) => `Spiel: ${name} ${bid}`,
    melded: (points) => `gemeldet: ${points}`,
    trump: (suit) => `Trumpf: ${suit}`,
  },
  wentOff: (name) => `${name} geht ab.`,
  falseMeld: 'falsch gemeldet',
  noMeld: 'nichts',
  combinations: {
    binokel: 'Binokel',
    asse: 'Asse',
    koenige: 'Könige',
    damen: 'Damen',
    buben: 'Buben',
    rundgang: 'Rundgang',
  },
  meld: {
    trump: 'Trumpffarbe',
    suits: 'Farbkombinationen',
    others: 'Sonstige Kombinationen',
    total: 'gemeldet',
    off: 'AB',
  },
  hints: {
    deal: 'Eine Taste teilt aus',
    bidding: 'Eine Taste beginnt das Reizen',
    widow: 'Der Dap ist aufgedeckt',
    discard: 'Vier Karten drücken, dann OK',
    melds: 'Eine Taste zeigt, was gemeldet ist',
    play: 'Eine Taste beginnt das Ausspielen',
    trick: 'Eine Taste nimmt den Stich weg',
  },
  coach: {
    refusals: {
      'must-follow': (suit) => `2.5 Nr. 3: ${suit} muß bedient werden`,
      'must-beat': (suit) => `2.5 Nr. 4: mit ${suit} stechen, wenn möglich`,
      'must-ruff': (_, trump) => `2.5 Nr. 5: ohne die Farbe muß Trumpf (${trump}) her`,
      'must-overruff': (_, trump) => `2.5 Nr. 5: mit Trumpf (${trump}) stechen`,
    },
    head: 'Nach dem Spiel',
    missed: (points) => `Nicht gemeldet: ${points} Punkte`,
    nothingMissed: 'Gemeldet ist alles, was da war.',
    wrongMeld: 'Die Meldung war falsch.',
    better: (trick, played, better, points) => `Stich ${trick}: ${played}, besser ${better} (${points} Augen)`,
    allBest: 'Ab Stich 4 hätte keine Karte mehr gebracht.',
    thinking: 'Ich sehe mir das Spiel an ...',
    notPlayed: 'Es wurde nicht ausgespielt.',
  },
  replay: {
    back: 'zurück',
  },
};
