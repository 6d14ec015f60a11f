import { foldKana, searchKeys } from '@ideabox/text';
import { syllables } from './names.ts';
import { deeds, places, reasons, things } from './words.ts';

export interface Sentence {
  text: string;
  keys: number[];
}

/** The same numbers from 0 to 1 in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state >>> 0) + 0.5) / 2 ** 32;
  };
}

/** Some words are in many texts, most in few. */
const skewed = (words: string[], random: () => number) =>
  words[Math.floor(words.length * random() ** 2)] as string;

const town = (random: () => number) =>
  `${syllables[Math.floor(syllables.length * random())]}${syllables[Math.floor(syllables.length * random())]}`;

function title(random: () => number): string {
  const place = random() < 0.2 ? `${town(random)}町の${skewed(places, random)}` : skewed(places, random);
  return `${place}の${skewed(things, random)}を${skewed(deeds, random)}ように`;
}

function sentence(random: () => number): string {
  const kind = random();
  if (kind < 0.25) return skewed(reasons, random);
  if (kind < 0.35) return `${town(random)}市では${skewed(things, random)}について${skewed(reasons, random)}`;
  return `${title(random)}してほしい`;
}

/**
 * Sentences without punctuation, folded already but for kana. Joined by 。 no pair of characters reaches from one into the next, so the
 * keys of a text are those of its sentences: the database can put texts together by itself, and its search stays exact.
 */
const make = (count: number, seed: number, one: (random: () => number) => string): Sentence[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => one(random)).map((text) => ({
    text,
    keys: searchKeys(foldKana(text)),
  }));
};

export const makeTitles = (): Sentence[] => make(20_000, 1, title);
export const makeSentences = (): Sentence[] => make(40_000, 2, sentence);
