import { css } from '@emotion/react';
import { color } from '@ideabox/ui';
import { Mark } from '../marks/mark.tsx';
import type { useReadableMarks } from '../marks/use-readable-marks.ts';
import type { Layout } from './layout.ts';
import type { TimePoint } from './time-point.ts';

type Props = {
  layout: Layout;
  points: TimePoint[];
  labelOf: (point: TimePoint, period: number) => string;
  propsOf: ReturnType<typeof useReadableMarks>['propsOf'];
};

/** A column over every period: what the pointer hits and what the keyboard reaches. */
export function PeriodMarks({ layout, points, labelOf, propsOf }: Props) {
  const { x, bottom } = layout;
  const gap = x.step() - x.bandwidth();
  return (
    <g css={columns}>
      {points.map((point, index) => (
        <Mark key={point.key} marks={propsOf(index, labelOf(point, index))}>
          <rect x={(x(point.key) ?? 0) - gap / 2} y={2} width={x.step()} height={bottom - 2} rx={3} />
        </Mark>
      ))}
    </g>
  );
}

const columns = css({
  '& > g': { outline: 'none' },
  '& rect': { fill: 'transparent' },
  '& > :hover rect': { fill: color.pointedAt },
  '& > :focus-visible rect': { stroke: color.outline, strokeWidth: 2 },
});
