/** Clock of the processor; its periods are the T-states in which the Spectrum's times are given (FIDELITY §2.4). */
export const CPU_HZ = 3_500_000;

/** T-states of a line, lines of a picture, T-states of a picture. */
export const LINE_T = 224;
export const PICTURE_LINES = 312;
export const PICTURE_T: number = LINE_T * PICTURE_LINES;

/** When the first pixel of the screen is shown, in T-states after the picture's interrupt. */
export const FIRST_PIXEL_T = 14_336;

/** The ULA shows two pixels in a T-state. */
export const PIXELS_PER_T = 2;
