import type { ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import type { Curve } from './shares.ts';

type Props = { x: ScaleLinear<number, number>; y: ScaleLinear<number, number>; curve: Curve };

/** The curve from the most active on, and dashed the line on which all would have as much. */
export function CurveLines({ x, y, curve }: Props) {
  const draw = line<Curve[number]>(
    ([members]) => x(1 - members),
    ([, posts]) => y(1 - posts),
  );
  return (
    <g {...silent} fill="none">
      <path
        d={`M${x(0)} ${y(0)}L${x(1)} ${y(1)}`}
        stroke={mark.previous}
        strokeWidth="2"
        strokeDasharray="6 4"
      />
      <path d={draw(curve) ?? undefined} stroke={mark.first} strokeWidth="2.500" />
    </g>
  );
}
