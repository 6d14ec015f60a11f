/** Texts as sparse rows: row r has the words `words[starts[r]..starts[r + 1]]` with as many weights, and is 1 long. */
export type Vectors = { starts: Int32Array; words: Int32Array; weights: Float32Array };

export type Word = { term: string; rarity: number };

/** Beyond this share of all texts a word tells nothing apart. */
const tooCommon = 0.35;

const mostWords = 50_000;

/** In so few texts a word makes no topic. */
const fewest = (texts: number): number => (texts < 1_000 ? 2 : 5);

/** In how many texts each term is. */
const spreadOf = (texts: readonly (readonly string[])[]): Map<string, number> => {
  const spread = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) spread.set(term, (spread.get(term) ?? 0) + 1);
  return spread;
};

/** The words that tell texts apart, by how rare each is: ln(texts / texts that have it). */
export const vocabularyOf = (texts: readonly (readonly string[])[]): Word[] => {
  const most = Math.max(fewest(texts.length), texts.length * tooCommon);
  return [...spreadOf(texts)]
    .filter(([, count]) => count >= fewest(texts.length) && count <= most)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([term, count]) => ({ term, rarity: Math.log(texts.length / count) }));
};

/** How much each word of a text weighs: as often as it is there, times its rarity; words that are no vocabulary not at all. */
const weightsOf = (terms: readonly string[], places: ReadonlyMap<string, number>, words: readonly Word[]) => {
  const weights = new Map<number, number>();
  for (const term of terms) {
    const place = places.get(term);
    if (place !== undefined) weights.set(place, (weights.get(place) ?? 0) + (words[place]?.rarity ?? 0));
  }
  return weights;
};

/** Each text as a row, in the order given; a text without a word of the vocabulary is an empty row. */
export const vectorsOf = (texts: readonly (readonly string[])[], vocabulary: readonly Word[]): Vectors => {
  const places = new Map(vocabulary.map(({ term }, place) => [term, place]));
  const rows = texts.map((terms) => weightsOf(terms, places, vocabulary));
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  const starts = new Int32Array(rows.length + 1);
  const words = new Int32Array(size);
  const weights = new Float32Array(size);
  let at = 0;
  rows.forEach((row, index) => {
    const length = Math.hypot(...row.values()) || 1;
    for (const [place, weight] of row) {
      words[at] = place;
      weights[at] = weight / length;
      at += 1;
    }
    starts[index + 1] = at;
  });
  return { starts, words, weights };
};
