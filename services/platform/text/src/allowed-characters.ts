import { fold } from './fold.ts';

/**
 * What may be written where the registry's `allow_post_character` is empty: letters, marks and numbers of every script,
 * punctuation, currency and mathematical signs, the signs common in Japanese writing, and white space. No pictographs.
 * It is the inside of a regular expression's character class.
 */
const defaultAllowed =
  '\\p{L}\\p{M}\\p{N}\\p{P}\\p{Sc}\\p{Sm}\\p{Zs}\\p{Sk}\\t\\r\\n°©®№℃℡㏄〒〓※→←↑↓⇒⇔■□▲△▼▽◆◇○◎●★☆♪♭♯';

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
  const pattern = prohibitedIn(allowed === '' ? defaultAllowed : allowed);
  const found = new Set<string>();
  for (const character of text) {
    if ((fold(character).match(pattern) ?? []).length > 0) found.add(character);
  }
  return [...found].join('');
};
