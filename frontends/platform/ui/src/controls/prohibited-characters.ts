/** Where nothing may stand that goes into another line. */
const otherLines = /[\r\n\u2028\u2029\t]/;

/** In a name a picture, or a joiner that nobody sees, passes for somebody else; the API holds names to still less. */
const emoji = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d/u;

export type Place = 'line' | 'lines' | 'name';

/** The flag of a region is a black flag and tags: what it is looked at by. */
const withoutTags = (text: string) =>
  text.replace(/(\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu, '$1');

/**
 * Characters that may not stand there, each once. `allowed` is the site's `allow_post_character`, the inside of a regular
 * expression's character class; until it is known, nothing is refused. Width and case are folded first, as the API does.
 */
export function prohibitedCharacters(text: string, allowed: string | undefined, place: Place): string {
  if (!allowed) return '';
  let outside: RegExp;
  try {
    outside = new RegExp(`[^${allowed}]`, 'u');
  } catch {
    // A class that is none: the API has the last word.
    return '';
  }
  const isOutside = (character: string) =>
    outside.test(character.normalize('NFKC').toLowerCase()) ||
    (place !== 'lines' && otherLines.test(character)) ||
    (place === 'name' && emoji.test(character));
  return [...new Set([...withoutTags(text)].filter(isOutside))].join('');
}

/** The text without these characters, and without what told an emoji among them how to look. */
export function withoutCharacters(text: string, characters: string): string {
  const points = [...characters].map((character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  if (points.length === 0) return text;
  return text.replace(new RegExp(`[${points.join('')}][\\ufe0f\\u20e3\\u{e0020}-\\u{e007f}]*`, 'gu'), '');
}

/** As they can be shown: one that nobody sees, by its number. */
export function readable(characters: string): string {
  const shown = [...characters].map((character) =>
    /[\p{C}\p{Z}]/u.test(character)
      ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
      : character,
  );
  return shown.join(' ');
}
