import type { InstructionPage } from './instruction-page.ts';

export const PAGES_ES: readonly InstructionPage[] = [
  {
    heading: 'DE QUE SE TRATA',
    paragraphs: [
      'Tú y el ordenador jugáis una paciencia con una sola baraja. Los cuatro ases empiezan las pilas 1 a 4.',
      'Cuatro cartas abiertas forman las pilas 5 a 8. Las otras 44 se reparten: 22 boca abajo para cada uno.',
      'Gana quien antes se queda sin cartas, en la mano y en el descarte.',
    ],
    figure: 'aces',
  },
  {
    heading: 'PILAS 1 A 8',
    paragraphs: [
      'Pilas 1-4: sube el palo, carta a carta. Lo que está ahí ya no se mueve.',
      'Pilas 5-8: baja de uno en uno y cambia de color.',
      'En un hueco cabe cualquier carta de tu descarte, y sólo de él.',
    ],
    figure: 'sequences',
  },
  {
    heading: 'PILAS 0 Y 9',
    paragraphs: [
      'La 0 es tu descarte; la 9, el de tu rival. Cambian de nombre con el turno.',
      'Puedes cargar la pila 9 con una carta del mismo palo, un punto más alta o más baja, de la 0 o de 5-8.',
      'De la 9 no se saca nada.',
    ],
    figure: 'other-pile',
  },
  {
    heading: 'LAS TECLAS DEL JUEGO',
    paragraphs: [
      'T  da la vuelta a una carta de tu baraja.',
      'M 0 5  mueve la de arriba de la pila 0 a la 5.',
      'M P 8 6  (o P 8 6) pone la pila 8 entera sobre la 6, si encaja.',
      'Z  acaba tu turno.',
      'SPACE borra lo tecleado.',
    ],
    figure: 'whole-pile',
  },
  {
    heading: 'EL TURNO',
    paragraphs: [
      'Tu primer turno empieza con T. Otra T sólo cuando la carta vuelta ha salido de la 0.',
      'Mira bien: nadie te recuerda las jugadas que olvidas.',
      'Z vale tras una T. Si la baraja se acaba, el descarte se vuelve y sigue el juego.',
      'Quien gana suma una por carta que le queda al otro. Luego: S un juego suelto, N sigue la serie.',
      'Tres veces la misma posición: juego sin puntos.',
    ],
  },
  {
    heading: 'Y ADEMAS',
    paragraphs: [
      'Con ratón o dedo: toca una pila y luego otra; tu baraja es T. Las palabras también se tocan.',
      'U deshace en el turno hasta la última T. R repite mi turno. O abre las opciones: nivel, idioma, velocidad, reglas y más.',
      'En entreno U deshace todo y H da una pista; no cuenta.',
      'ENTER acaba mi turno de golpe. El juego se guarda solo.',
    ],
  },
];
