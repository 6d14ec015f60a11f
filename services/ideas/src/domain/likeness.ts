/** In which share of all ideas a gram occurs: from nearly 0 to 1. */
export type ShareOf = (gram: number) => number;

/** What a gram says of a text that has it: nothing when every text has it, the more the fewer have it. */
export const weightOf = (share: number): number => -Math.log(Math.min(1, share));

const sum = (grams: Iterable<number>, shareOf: ShareOf): number => {
  let total = 0;
  for (const gram of grams) total += weightOf(shareOf(gram));
  return total;
};

/** How like a text others are, from 0 to 1: the weight of the grams that both have, by that of each (cosine). */
export const likenessTo = (grams: number[], shareOf: ShareOf): ((other: number[]) => number) => {
  const own = new Set(grams);
  const weight = sum(own, shareOf);
  return (other) => {
    const both = other.filter((gram) => own.has(gram));
    return both.length === 0 ? 0 : sum(both, shareOf) / Math.sqrt(weight * sum(other, shareOf));
  };
};

const mostGrams = 24;
const mostTogether = 4;

/**
 * By which of a text's grams ideas like it are looked for: the rarest ones, as long as the ideas that have `any` of them stay
 * within `budget`. A text of common grams alone is looked for by ideas that have `all` of its rarest ones.
 */
export const chooseGrams = (
  grams: number[],
  shareOf: ShareOf,
  { ideas, budget }: { ideas: number; budget: number },
): { any: number[]; all: number[] } => {
  const rarestFirst = grams
    .map((gram) => ({ gram, share: shareOf(gram) }))
    .toSorted((one, other) => one.share - other.share)
    .slice(0, mostGrams);
  const any: number[] = [];
  let expected = 0;
  for (const { gram, share } of rarestFirst) {
    expected += share * ideas;
    if (expected > budget) break;
    any.push(gram);
  }
  return { any, all: any.length === 0 ? rarestFirst.slice(0, mostTogether).map(({ gram }) => gram) : [] };
};
