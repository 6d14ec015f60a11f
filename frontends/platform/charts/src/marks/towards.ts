/** Which mark a key leads to; null where it leads nowhere. */
export type Towards = (key: string, index: number, count: number) => number | null;

export type Place = { x: number; y: number };

const last = Number.POSITIVE_INFINITY;
const inOrder: Record<string, number> = { PageDown: 1, PageUp: -1, End: last, Home: -last };
const inRow: Record<string, number> = { ...inOrder, ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stepOf(steps: Record<string, number>, key: string, index: number, count: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}

/** Marks in a row: one on, one back. */
export const alongLine: Towards = (key, index, count) => stepOf(inRow, key, index, count);

const ways: Record<string, Place> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** How much farther off a mark counts that lies aside of the way than one that lies on it. */
const asideWeight = 3;

/**
 * Marks on a plane: the nearest on that side, those straight ahead before those aside; at the edge the key leads nowhere. Page up and
 * page down go through all in the order given, as a mark among others may be the nearest of none.
 */
export const byPlace =
  (places: Place[]): Towards =>
  (key, index, count) => {
    const [way, here] = [ways[key], places[index]];
    if (!way || !here) return stepOf(inOrder, key, index, count);
    let nearest = { index, distance: Number.POSITIVE_INFINITY };
    for (const [other, place] of places.entries()) {
      const [x, y] = [place.x - here.x, place.y - here.y];
      const ahead = x * way.x + y * way.y;
      const aside = Math.abs(x * way.y + y * way.x);
      const distance = ahead + asideWeight * aside;
      if (ahead > 0 && distance < nearest.distance) nearest = { index: other, distance };
    }
    return nearest.index;
  };
