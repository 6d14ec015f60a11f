import { fold } from '@ideabox/text';
import { distance } from 'fastest-levenshtein';

/** How many of an idea's latest comments a new one is compared with. */
export const comparedComments = 500;

const defaultThreshold = 0.1;

/** A text as comments are compared: width and case folded, without white space, punctuation and signs. */
export const normalise = (contents: string): string => {
  const folded = fold(contents);
  const letters = folded.replaceAll(/[\s\p{P}\p{S}\p{C}]/gu, '');
  // A comment of signs alone is told from others by its signs.
  return letters === '' ? folded.trim() : letters;
};

/** The share of a text that may differ, as operators set it; anything but a number from 0 to 1 is the default. */
export const readThreshold = (setting: string | undefined): number => {
  const share = setting === undefined || setting.trim() === '' ? Number.NaN : Number(setting);
  return share >= 0 && share <= 1 ? share : defaultThreshold;
};

/** Whether a normalised text says much the same as one of `others`: equal, or few edits away for its length. */
export const isSimilar = (text: string, others: Iterable<string>, threshold: number): boolean => {
  for (const other of others) {
    if (text === other) return true;
    const allowed = Math.floor(Math.max(text.length, other.length) * threshold);
    if (Math.abs(text.length - other.length) > allowed || allowed === 0) continue;
    if (distance(text, other) <= allowed) return true;
  }
  return false;
};
