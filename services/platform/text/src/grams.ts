const mixed = (value: number, code: number): number =>
  Math.imul(Math.imul(value ^ (code & 0xffff), 0x01000193) ^ (code >>> 16), 0x01000193);

/** FNV-1a over the code points, folded into a signed 32-bit integer: what a Postgres `int` holds. */
export const hash = (...codes: number[]): number => codes.reduce(mixed, 0x811c9dc5) | 0;

const words = (folded: string): number[][] =>
  folded
    .split(/[\s\p{P}]+/u)
    .filter(Boolean)
    .map((word) => [...word].map((character) => character.codePointAt(0) as number));

/** Hashes of every pair of neighbouring characters within a word, each once. `folded` is text that `fold` returned. */
export const bigrams = (folded: string): number[] => {
  const found = new Set<number>();
  for (const word of words(folded)) {
    for (let index = 1; index < word.length; index += 1) {
      found.add(hash(word[index - 1] as number, word[index] as number));
    }
  }
  return [...found];
};

/** Whether a folded word is one gram, so that whatever is indexed under its gram contains it: two characters at most. */
export const isGram = (word: string): boolean => [...word].length <= 2 && !/[\s\p{P}]/u.test(word);

/** Hashes of every single character and every pair: what a text is indexed under, so that one character finds it too. */
export const grams = (folded: string): number[] => {
  const found = new Set(bigrams(folded));
  for (const word of words(folded)) for (const character of word) found.add(hash(character, 0));
  return [...found];
};
