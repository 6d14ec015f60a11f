import { line } from 'd3-shape';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import { type Layout, middleOf } from './layout.ts';
import type { TimePoint } from './time-point.ts';

type Props = { layout: Layout; points: TimePoint[] };

/** The period before as a dashed line, with a light casing that keeps it legible over the bars; none over nothing. */
export function PreviousLine({ layout, points }: Props) {
  const known = points.filter(({ previous }) => previous && previous.count !== null);
  if (known.every(({ previous }) => previous?.count === 0)) return null;
  const draw = line<TimePoint>(
    (point) => middleOf(layout, point.key),
    (point) => layout.y(point.previous?.count ?? 0),
  );
  const path = draw(known) ?? undefined;
  return (
    <g {...silent} fill="none">
      <path d={path} stroke={mark.casing} strokeWidth="5" opacity="0.850" />
      <path d={path} stroke={mark.previous} strokeWidth="2.500" strokeDasharray="6 3" />
    </g>
  );
}
