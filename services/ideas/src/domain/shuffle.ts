/** An order of the numbers from 0 to `size` - 1 in which each stands once, and both ways through it. */
export type Shuffle = {
  size: number;
  positionOf: (id: number) => number;
  idAt: (position: number) => number;
};

const fewestBits = 10;
const mostBits = 31;
const roundCount = 4;

/** Another 32 bits at every call, which follow from the seed alone (splitmix32). */
const createBits = (seed: number) => {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
};

/** What multiplying by an odd number is undone with, modulo 2³². */
const inverseOf = (odd: number): number => {
  let inverse = odd;
  for (let step = 0; step < 5; step += 1) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
};

/**
 * The shuffle of a seed over all ids up to `maxId`. Nothing is stored or sorted for it: adding, multiplying by an odd
 * number and folding the upper half into the lower one can each be undone, so that a few rounds of them with keys from the
 * seed are a permutation. New ids take places among the old ones and move none, until their number doubles.
 */
export const createShuffle = (seed: number, maxId: number): Shuffle => {
  const bits = Math.min(mostBits, Math.max(fewestBits, Math.ceil(Math.log2(maxId + 1))));
  const size = 2 ** bits;
  const mask = size - 1;
  const half = Math.ceil(bits / 2);
  const next = createBits(seed);
  const rounds = Array.from({ length: roundCount }, () => {
    const [added, odd] = [next() & mask, next() | 1];
    return { added, odd, inverse: inverseOf(odd) };
  });
  return {
    size,
    positionOf: (id) =>
      rounds.reduce((value, { added, odd }) => {
        const product = Math.imul(value + added, odd) & mask;
        return product ^ (product >>> half);
      }, id & mask),
    idAt: (position) =>
      rounds.reduceRight((value, { added, inverse }) => {
        const product = value ^ (value >>> half);
        return (Math.imul(product, inverse) - added) & mask;
      }, position & mask),
  };
};
