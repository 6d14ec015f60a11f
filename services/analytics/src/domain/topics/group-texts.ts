import type { Vectors } from './weigh-words.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** The middle of each group: one row of `width` weights for each, 1 long. */
export type Centroids = { count: number; width: number; weights: Float32Array };

const mostPasses = 20;

/** Fewer texts than this share that change their group end the grouping. */
const settled = 0.002;

/** How like a text each group is: the cosine, as both are 1 long. */
const likeness = ({ starts, words, weights }: Vectors, row: number, middle: Float32Array): number => {
  let sum = 0;
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
    sum += (weights[at] ?? 0) * (middle[words[at] ?? 0] ?? 0);
  return sum;
};

const middleOf = ({ width, weights }: Centroids, group: number): Float32Array =>
  weights.subarray(group * width, (group + 1) * width);

const addTo = (middle: Float32Array, { starts, words, weights }: Vectors, row: number) => {
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
    const word = words[at] ?? 0;
    middle[word] = (middle[word] ?? 0) + (weights[at] ?? 0);
  }
};

const toLengthOne = (middle: Float32Array) => {
  let sum = 0;
  for (const weight of middle) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (let word = 0; word < middle.length; word += 1) middle[word] = (middle[word] ?? 0) / length;
};

const isEmpty = ({ starts }: Vectors, row: number): boolean => starts[row] === starts[row + 1];

/** One of the texts, each with a chance that grows with the square of its distance. */
const choose = (distance: Float64Array, random: Random): number => {
  let left = total(distance) * random();
  const chosen = distance.findIndex((far) => {
    left -= far * far;
    return left < 0;
  });
  return Math.max(chosen, 0);
};

/** How far each text is from the nearest of what was chosen, a group more among them. */
const approach = (vectors: Vectors, distance: Float64Array, middle: Float32Array): Float64Array =>
  distance.map((far, row) => Math.min(far, Math.max(0, 1 - likeness(vectors, row, middle))));

const total = (distance: Float64Array): number => distance.reduce((sum, far) => sum + far * far, 0);

/**
 * Groups that stand, and texts far from all chosen so far, each the best of a few by chance (greedy k-means++): one alone
 * may well lie beside another.
 */
const begin = (vectors: Vectors, standing: Centroids, count: number, random: Random): Centroids => {
  const { width } = standing;
  const centroids = { count, width, weights: new Float32Array(count * width) };
  centroids.weights.set(standing.weights);
  let distance: Float64Array = Float64Array.from({ length: vectors.starts.length - 1 }, (_, row) =>
    isEmpty(vectors, row) ? 0 : 1,
  );
  for (let group = 0; group < standing.count; group += 1)
    distance = approach(vectors, distance, middleOf(centroids, group));
  const tries = 2 + Math.floor(Math.log(Math.max(count, 1)));
  for (let group = standing.count; group < count; group += 1) {
    const candidates = Array.from({ length: tries }, () => {
      const middle = new Float32Array(width);
      addTo(middle, vectors, choose(distance, random));
      return { middle, left: approach(vectors, distance, middle) };
    });
    const [first, ...others] = candidates;
    if (!first) break;
    const best = others.reduce((one, other) => (total(other.left) < total(one.left) ? other : one), first);
    middleOf(centroids, group).set(best.middle);
    distance = best.left;
  }
  return centroids;
};

/** The group that each text is most like, -1 for one that is like none. @returns how many have changed. */
const assign = (vectors: Vectors, centroids: Centroids, groups: Int32Array): number => {
  let changed = 0;
  for (let row = 0; row < groups.length; row += 1) {
    let best = -1;
    let most = 0;
    for (let group = 0; group < centroids.count; group += 1) {
      const like = likeness(vectors, row, middleOf(centroids, group));
      if (like > most) [best, most] = [group, like];
    }
    if (groups[row] !== best) changed += 1;
    groups[row] = best;
  }
  return changed;
};

/** Moves each group to the middle of its texts; one that has none stays where it is. */
const move = (vectors: Vectors, centroids: Centroids, groups: Int32Array) => {
  const before = centroids.weights.slice();
  centroids.weights.fill(0);
  const sizes = new Int32Array(centroids.count);
  groups.forEach((group, row) => {
    if (group < 0) return;
    sizes[group] = (sizes[group] ?? 0) + 1;
    addTo(middleOf(centroids, group), vectors, row);
  });
  for (let group = 0; group < centroids.count; group += 1) {
    const middle = middleOf(centroids, group);
    if (sizes[group] === 0)
      middle.set(before.subarray(group * centroids.width, (group + 1) * centroids.width));
    toLengthOne(middle);
  }
};

/**
 * Spherical k-means: groups texts by the words they share, from the groups that stand on, so that these stay where
 * their texts do. The same texts, groups and numbers always give the same.
 */
export const groupTexts = (
  vectors: Vectors,
  standing: Centroids,
  count: number,
  random: Random,
): { centroids: Centroids; groups: Int32Array } => {
  const centroids = begin(vectors, standing, count, random);
  const groups = new Int32Array(vectors.starts.length - 1).fill(-1);
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const changed = assign(vectors, centroids, groups);
    if (pass > 0 && changed <= groups.length * settled) break;
    move(vectors, centroids, groups);
  }
  return { centroids, groups };
};
