const shortest = 12;
const longest = 120;
const most = 3;

/** Where one sentence ends and the next begins. */
const ends = /(?<=[。！？!?])|\n+/u;

/** What is no sentence of its own: addresses, references to other posts, headings, lists. */
const unquotable = /https?:\/\/|@\d|^[\p{P}\p{S}\d]|[:：]$/u;

/** The sentences of a text that can stand alone, as they were written, those with most of its words first. */
export const findSentences = (text: string, terms: readonly string[]): string[] => {
  const words = [...new Set(terms)];
  return text
    .split(ends)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= shortest && length <= longest)
    .filter((sentence) => !unquotable.test(sentence))
    .map((sentence) => ({ sentence, said: words.filter((word) => sentence.includes(word)).length }))
    .filter(({ said }) => said > 0)
    .toSorted((one, other) => other.said - one.said)
    .slice(0, most)
    .map(({ sentence }) => sentence);
};
