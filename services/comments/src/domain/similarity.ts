import { fold } from '@ideabox/text';
import { distance } from 'fastest-levenshtein';
import { characterCounter } from './shared-characters.ts';

/** How many of an idea's latest comments a new one is compared with. */
export const comparedComments = 500;

/** Where operators set none; measured in `decisions/0001`. */
export const defaultThreshold = 0.15;

/** Other numbers make another statement: the second item, five years, 2030. */
const numbersOf = (text: string): string => (text.match(/\p{Nd}+/gu) ?? []).join(' ');

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
  const numbers = numbersOf(text);
  let sharedWith: ReturnType<typeof characterCounter> | undefined;
  for (const other of others) {
    if (text === other) return true;
    const longer = Math.max(text.length, other.length);
    const allowed = Math.floor(longer * threshold);
    if (allowed === 0 || longer - Math.min(text.length, other.length) > allowed) continue;
    sharedWith ??= characterCounter(text);
    if (longer - sharedWith(other) > allowed || numbers !== numbersOf(other)) continue;
    if (distance(text, other) <= allowed) return true;
  }
  return false;
};
