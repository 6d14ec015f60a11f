import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { Hatch } from '../frame/hatch.tsx';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import type { Layout } from './layout.ts';
import type { TimePoint } from './time-point.ts';

type Props = { layout: Layout; points: TimePoint[] };

/** Bars, the second series hatched on top of the first. */
export function Bars({ layout, points }: Props) {
  const hatch = useId();
  const { x, y } = layout;
  return (
    <g {...silent} css={grow}>
      <Hatch id={hatch} />
      {points.map(({ key, values }) => {
        const [first, second] = [values[0] ?? 0, values[1] ?? 0];
        const common = { x: x(key), width: x.bandwidth() };
        return (
          <g key={key}>
            <rect {...common} y={y(first)} height={y(0) - y(first)} fill={mark.first} />
            <rect {...common} y={y(first + second)} height={y(0) - y(second)} fill={`url(#${hatch})`} />
          </g>
        );
      })}
    </g>
  );
}

const rise = keyframes({ from: { transform: 'scaleY(0)' } });

const grow = css({
  transformBox: 'fill-box',
  transformOrigin: 'bottom',
  animation: `${rise} 400ms ease-out`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
