import { extent, max, sum } from 'd3-array';
import { scaleLinear, scaleSqrt } from 'd3-scale';
import type { Topic } from './topic.ts';

export type Circle = { x: number; y: number; r: number };

/** Sixteenths of a rem: a smaller circle is hard to hit. */
const least = 9;
const gap = 2;
/** Nobody sees that circles are so much nearer. */
const tolerance = 0.5;
/** The most of the drawing that circles cover, so that names have room beside them. */
const mostCovered = 0.25;
const rounds = 80;

export const heightOf = (width: number) => Math.min(Math.max(width * 0.5, 420), 480);

/** A circle for each topic, in the same order: its area is as its count, and it lies where the topic does, or beside what lies there. */
export function circlesOf(topics: Pick<Topic, 'x' | 'y' | 'count'>[], width: number): Circle[] {
  const height = heightOf(width);
  const most = max(topics, ({ count }) => count) || 1;
  const whole = sum(topics, ({ count }) => count / most) || 1;
  const largest = Math.min(
    height / 5,
    width / 5,
    Math.sqrt((mostCovered * width * height) / (Math.PI * whole)),
  );
  const radius = scaleSqrt([0, most], [0, largest]);
  const along = (of: 'x' | 'y', range: [number, number]) => {
    const [from = 0, to = 0] = extent(topics, (topic) => topic[of]);
    return from === to ? () => (range[0] + range[1]) / 2 : scaleLinear([from, to], range);
  };
  const x = along('x', [largest, width - largest]);
  const y = along('y', [height - largest, largest]);
  const circles = topics.map((topic) => ({
    x: x(topic.x),
    y: y(topic.y),
    r: Math.max(radius(topic.count), least),
  }));
  for (let round = 0; round < rounds; round += 1) if (!pushApart(circles, width, height)) break;
  return circles;
}

/** Moves each two that overlap half of the way apart, and back inside what leaves the drawing; says whether any did. */
function pushApart(circles: Circle[], width: number, height: number): boolean {
  let hasMoved = false;
  circles.forEach((one, index) => {
    for (let place = index + 1; place < circles.length; place += 1) {
      const other = circles[place]!;
      const distance = Math.hypot(other.x - one.x, other.y - one.y);
      const lacking = one.r + other.r + gap - distance;
      if (lacking <= tolerance) continue;
      hasMoved = true;
      // Two in the very same place part in a direction of their own.
      const angle = distance === 0 ? index : Math.atan2(other.y - one.y, other.x - one.x);
      const [dx, dy] = [(Math.cos(angle) * lacking) / 2, (Math.sin(angle) * lacking) / 2];
      one.x -= dx;
      one.y -= dy;
      other.x += dx;
      other.y += dy;
    }
  });
  for (const circle of circles) {
    circle.x = Math.min(Math.max(circle.x, circle.r + 1), width - circle.r - 1);
    circle.y = Math.min(Math.max(circle.y, circle.r + 1), height - circle.r - 1);
  }
  return hasMoved;
}
