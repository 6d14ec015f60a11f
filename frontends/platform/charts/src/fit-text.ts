import { charactersOf } from '@ideabox/intl';

/** Width in ems, near enough: Japanese and Chinese characters, triangles and emoji are square, others about half as wide. */
const emsOf = (character: string) =>
  /[\u1100-\u11ff\u25a0-\u25ff\u2e80-\uffdc]|\p{Emoji_Presentation}/u.test(character) ? 1 : 0.58;

/** How wide a text is in ems, near enough: rather more where characters are put together, as taking them apart is dear. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += emsOf(character);
  return width;
}

/** The text cut to so many ems, with an ellipsis where it is cut. */
export function fitText(text: string, ems: number): string {
  if (widthOf(text) <= ems) return text;
  let used = 0;
  const characters = charactersOf(text);
  for (const [index, character] of characters.entries()) {
    used += emsOf(character);
    if (used > ems) return `${characters.slice(0, Math.max(index - 1, 1)).join('')}…`;
  }
  return text;
}
