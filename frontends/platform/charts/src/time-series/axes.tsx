import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import { isNamed, type Layout, middleOf } from './layout.ts';
import type { TimePoint } from './time-point.ts';

type Props = { layout: Layout; points: TimePoint[]; valueLabel: (value: number) => string };

/** Grid lines with their values, and names of periods below. */
export function Axes({ layout, points, valueLabel }: Props) {
  const { left, width, bottom, y, yTicks, x } = layout;
  return (
    <g {...silent} fontSize="13" fill={mark.label}>
      {yTicks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <path d={`M${left} 0H${width - 6}`} stroke={tick === 0 ? mark.baseline : mark.grid} />
          <text x={left - 8} dy="0.350em" textAnchor="end">
            {valueLabel(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) =>
        isNamed(index, points.length, x.step()) ? (
          <text key={point.key} x={middleOf(layout, point.key)} y={bottom + 20} textAnchor="middle">
            {point.tick}
          </text>
        ) : null,
      )}
    </g>
  );
}
