import { css, keyframes } from '@emotion/react';
import { area, line } from 'd3-shape';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import { type Layout, middleOf } from './layout.ts';
import { type TimePoint, totalOf } from './time-point.ts';

type Props = { layout: Layout; points: TimePoint[] };

/** A line over its area, with a dot at every period; straight between them, as nothing is known of what lies there. */
export function AreaLine({ layout, points }: Props) {
  const { y } = layout;
  const known = points.flatMap((point) => {
    const total = totalOf(point);
    return total === null ? [] : [{ key: point.key, x: middleOf(layout, point.key), y: y(total) }];
  });
  const drawLine = line<(typeof known)[number]>(
    (point) => point.x,
    (point) => point.y,
  );
  const drawArea = area<(typeof known)[number]>(
    (point) => point.x,
    y(0),
    (point) => point.y,
  );
  return (
    <g {...silent} css={fade}>
      <path d={drawArea(known) ?? undefined} fill={mark.wash} opacity="0.700" />
      <path d={drawLine(known) ?? undefined} fill="none" stroke={mark.first} strokeWidth="2.500" />
      {known.map((point) => (
        <circle key={point.key} cx={point.x} cy={point.y} r="3.500" fill={mark.first} stroke={mark.casing} />
      ))}
    </g>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const fade = css({
  animation: `${appear} 400ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
