import { gray, hue } from './tokens.ts';

/** The site's mark beside its main colour. */
export const mark = { lid: hue('Blue', 500), voice: hue('LightBlue', 300) };

/** The mark drawn large. */
export const hero = {
  lid: hue('Blue', 600),
  slot: hue('Blue', 1200),
  slats: hue('Blue', 500),
  lines: hue('Blue', 300),
  voice: hue('LightBlue', 200),
  dots: hue('LightBlue', 1000),
  agreed: hue('Yellow', 300),
  tick: hue('Yellow', 1200),
  small: hue('Green', 200),
  faint: hue('Blue', 200),
};

/** Of a player that has not loaded. */
export const emptyScreen = gray(900);
