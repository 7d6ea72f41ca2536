/** Whether the player has asked the system for as little motion as possible. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
