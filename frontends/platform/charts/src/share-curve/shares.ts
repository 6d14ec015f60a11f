import { bisector } from 'd3-array';

/** Shares of members, from the least active on, with the share of posts that they have together. */
export type Curve = (readonly [members: number, posts: number])[];

/** What is read one by one: the most active 10%, 20% and so on. */
export const steps = Array.from({ length: 10 }, (_, index) => (index + 1) / 10);

const byMembers = bisector<Curve[number], number>(([members]) => members);

/** The share of posts that the most active members have: between two points of the curve as on a straight line. */
export function partOfMostActive(curve: Curve, members: number): number {
  const others = 1 - members;
  const index = byMembers.left(curve, others);
  const [before, after] = [curve[index - 1] ?? [0, 0], curve[index] ?? [1, 1]];
  const width = after[0] - before[0];
  const posts = width === 0 ? after[1] : before[1] + ((after[1] - before[1]) * (others - before[0])) / width;
  return 1 - posts;
}
