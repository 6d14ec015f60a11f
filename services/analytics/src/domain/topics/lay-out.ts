import type { Centroids } from './group-texts.ts';

export type Place = { x: number; y: number };

const passes = 200;

const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** How like each other groups are, less what they are like on the whole: rows and columns add up to nothing. */
const centred = ({ count, width, weights }: Centroids): number[][] => {
  const middles = Array.from({ length: count }, (_, group) =>
    weights.subarray(group * width, (group + 1) * width),
  );
  const like = middles.map((one) => middles.map((other) => dot(one, other)));
  const means = like.map((row) => row.reduce((sum, value) => sum + value, 0) / count);
  const mean = means.reduce((sum, value) => sum + value, 0) / count;
  return like.map((row, i) => row.map((value, j) => value - (means[i] ?? 0) - (means[j] ?? 0) + mean));
};

/** The direction in which the matrix stretches most, 1 long, by asking again and again. */
const strongest = (matrix: readonly number[][]): { direction: number[]; stretch: number } => {
  let direction = matrix.map((_, at) => Math.cos(at + 1));
  let stretch = 0;
  for (let pass = 0; pass < passes; pass += 1) {
    const next = matrix.map((row) => dot(row, direction));
    stretch = Math.sqrt(dot(next, next));
    if (stretch === 0) return { direction: next, stretch };
    direction = next.map((value) => value / stretch);
  }
  return { direction, stretch };
};

/** One axis of a map from -1 to 1; of two that say the same, the one that keeps to where groups were. */
const axisOf = (direction: readonly number[], before: readonly (number | undefined)[]): number[] => {
  const most = Math.max(...direction.map(Math.abs)) || 1;
  const kept = before.reduce<number>((sum, was, at) => sum + (was ?? 0) * (direction[at] ?? 0), 0);
  const turned = kept < 0 ? -1 : 1;
  return direction.map((value) => (turned * value) / most);
};

/**
 * Places groups on a map, those with like words beside each other: the two directions in which they differ most
 * (classical scaling of their cosines). `before` is where groups have stood, so that a map is not mirrored.
 */
export const layOut = (centroids: Centroids, before: readonly (Place | undefined)[]): Place[] => {
  const matrix = centred(centroids);
  const first = strongest(matrix);
  const rest = matrix.map((row, i) =>
    row.map((value, j) => value - first.stretch * (first.direction[i] ?? 0) * (first.direction[j] ?? 0)),
  );
  const second = strongest(rest);
  const xs = axisOf(
    first.direction,
    before.map((place) => place?.x),
  );
  const ys = axisOf(
    second.direction,
    before.map((place) => place?.y),
  );
  return xs.map((x, at) => ({ x, y: ys[at] ?? 0 }));
};
