import { widthOf } from '../fit-text.ts';
import type { Circle } from './circles.ts';

export type Box = { x: number; y: number; width: number; height: number };

const gap = 4;
/** What letters stand apart, and bold ones are wider. */
const slack = 1.05;

/** Where a name may stand, the best first: inside, to the right, to the left, below, above. */
function candidates({ x, y, r }: Circle, width: number, height: number): Box[] {
  const [left, top] = [x - width / 2, y - height / 2];
  const beside: Box[] = [
    { x: x + r + gap, y: top, width, height },
    { x: x - r - gap - width, y: top, width, height },
    { x: left, y: y + r + gap / 2, width, height },
    { x: left, y: y - r - gap / 2 - height, width, height },
  ];
  const isRoomy = Math.hypot(width, height) <= 2 * r;
  return isRoomy ? [{ x: left, y: top, width, height }, ...beside] : beside;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function covers({ x, y, width, height }: Box, circle: Circle): boolean {
  const [nearX, nearY] = [
    Math.min(Math.max(circle.x, x), x + width),
    Math.min(Math.max(circle.y, y), y + height),
  ];
  return Math.hypot(nearX - circle.x, nearY - circle.y) < circle.r;
}

type Space = { width: number; height: number; fontSize: number };

/**
 * Where the names of circles stand, in the order given: each takes the first place that covers no other circle and no name before.
 * One without a place has none; it is read with its circle.
 */
export function placeNames(circles: Circle[], names: string[], space: Space): (Box | undefined)[] {
  const taken: Box[] = [];
  return circles.map((circle, index) => {
    const size = [widthOf(names[index] ?? '') * space.fontSize * slack, space.fontSize * 1.3] as const;
    const place = candidates(circle, ...size).find(
      (box) =>
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= space.width &&
        box.y + box.height <= space.height &&
        !taken.some((other) => overlap(box, other)) &&
        !circles.some((other) => other !== circle && covers(box, other)),
    );
    if (place) taken.push(place);
    return place;
  });
}
