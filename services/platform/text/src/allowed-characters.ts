import { fold } from './fold.ts';

/**
 * What a name may be written with: letters, marks and numbers of every script, punctuation, currency and mathematical
 * signs, the signs common in Japanese writing, and white space. No emoji: with a picture, or a joiner that nobody sees,
 * one can pass for somebody else. It is the inside of a regular expression's character class.
 */
const allowedInNames =
  '\\p{L}\\p{M}\\p{N}\\p{P}\\p{Sc}\\p{Sm}\\p{Zs}\\p{Sk}\\t\\r\\n°©®№℃℡㏄〒〓※→←↑↓⇒⇔■□▲△▼▽◆◇○◎●★☆♪♭♯';

/** What may be posted where the registry's `allow_post_character` is empty: the same, and emoji with their joiner. */
export const allowedByDefault = `${allowedInNames}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\p{Regional_Indicator}\\u200d`;

/** The flag of a region is a black flag with tags behind it, which by themselves could hide words. */
const flagOfRegion = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}';
const units = new RegExp(`${flagOfRegion}|[^]`, 'gu');
const isFlagOfRegion = new RegExp(`^${flagOfRegion}$`, 'u');

/** What is looked at in place of a unit. */
const sampleOf = (unit: string) => (isFlagOfRegion.test(unit) ? '\u{1f3f4}' : fold(unit));

const compiled = new Map<string, RegExp>();

const prohibitedIn = (allowed: string): RegExp => {
  const known = compiled.get(allowed);
  if (known) return known;
  const made = new RegExp(`[^${allowed}]`, 'gu');
  if (compiled.size > 20) compiled.clear();
  compiled.set(allowed, made);
  return made;
};

/**
 * The characters of `text` that may not be posted, each once, in their order; empty when all may. Width is folded before
 * checking. `allowed` is the inside of a character class with the `u` flag; empty means the default.
 * @throws SyntaxError when `allowed` is no such thing.
 */
export const prohibitedCharacters = (text: string, allowed: string): string => {
  const pattern = prohibitedIn(allowed === '' ? allowedByDefault : allowed);
  const found = new Set<string>();
  for (const unit of text.match(units) ?? []) {
    if ((sampleOf(unit).match(pattern) ?? []).length > 0) found.add(unit);
  }
  return [...found].join('');
};

/** The characters of a name that may not be in one, whatever else may be posted. */
export const prohibitedInName = (name: string, allowed: string): string => {
  const found = prohibitedCharacters(name, allowed) + prohibitedCharacters(name, allowedInNames);
  return [...new Set(found)].join('');
};
