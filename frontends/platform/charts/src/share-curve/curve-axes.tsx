import type { ScaleLinear } from 'd3-scale';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import type { CurveWords } from './describe.ts';

type Props = { x: ScaleLinear<number, number>; y: ScaleLinear<number, number>; words: CurveWords };

const ticks = [0, 0.25, 0.5, 0.75, 1];

/** Shares of posts upwards, shares of members to the right, with what each axis shows. */
export function CurveAxes({ x, y, words }: Props) {
  return (
    <g {...silent} fontSize="13" fill={mark.label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(0)} ${y(tick)}H${x(1)}`} stroke={tick === 0 ? mark.baseline : mark.grid} />
          <text x={x(0) - 8} y={y(tick)} dy="0.350em" textAnchor="end">
            {words.percent(tick)}
          </text>
          <text x={x(tick)} y={y(0) + 20} textAnchor="middle">
            {words.percent(tick)}
          </text>
        </g>
      ))}
      <text x="0" y={y(1) - 14}>
        {words.postsAxis}
      </text>
      <text x={x(1)} y={y(0) + 40} textAnchor="end">
        {words.membersAxis}
      </text>
    </g>
  );
}
