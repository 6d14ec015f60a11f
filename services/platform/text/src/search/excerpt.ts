import type { Span } from './find-hits.ts';

const longest = 120;
/** How much is shown before a hit, so that one sees what it is about. */
const before = 30;

/** Whether a character that people see as one would be cut in two here. */
const isWithinCharacter = (text: string, place: number): boolean =>
  /^(?:[\udc00-\udfff]|\p{M}|\p{Emoji_Modifier}|\u200d)/u.test(text.slice(place)) ||
  text[place - 1] === '\u200d';

/** The part of a text around the first hit, or its beginning where there is none: up to 120 UTF-16 units, nothing added. */
export const excerptOf = (text: string, hit: Span | undefined): Span => {
  const wanted = hit === undefined ? 0 : Math.max(0, Math.min(hit.start - before, text.length - longest));
  let start = wanted;
  while (start > 0 && isWithinCharacter(text, start)) start -= 1;
  let end = Math.min(text.length, start + longest);
  while (end > start && end < text.length && isWithinCharacter(text, end)) end -= 1;
  return { start, end };
};
