import { space } from '../theme.ts';

/** What a dialog leaves free at its sides on a narrow screen; larger text leaves the lines their width. */
export const side = `min(${space(5)}, 6vw)`;
