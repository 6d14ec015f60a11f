import { color } from '@ideabox/ui';
import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import { SqueezedText } from '../squeezed-text.tsx';
import { flagsOf, type Numbered } from './happenings.ts';
import { type Layout, middleOf } from './layout.ts';
import type { TimePoint } from './time-point.ts';

/** What flags add to the height, in sixteenths of a rem: they stand below the axis, where no data is. */
export const flagsHeight = 28;
const [width, height] = [24, 18];

type Props = { layout: Layout; points: TimePoint[]; happenings: Numbered[] };

/** The numbers of what happened, below their periods; what they stand for is in the list below. */
export function Flags({ layout, points, happenings }: Props) {
  const flags = flagsOf(happenings, (period) => middleOf(layout, points[period]?.key ?? ''));
  const top = layout.height + 6;
  return (
    <g {...silent} fontWeight="700" textAnchor="middle">
      {flags.map(({ x, from, to }) => (
        <g key={from}>
          <path d={`M${x} ${layout.bottom}v6M${x} ${top}v-6`} stroke={mark.baseline} strokeWidth="2" />
          <rect
            x={x - width / 2}
            y={top}
            width={width}
            height={height}
            rx="4"
            fill={mark.casing}
            stroke={mark.baseline}
            strokeWidth="1.500"
          />
          <SqueezedText x={x} y={top + 13.5} fontSize={12} room={width - 4} fill={color.heading}>
            {from === to ? String(from) : `${from}–${to}`}
          </SqueezedText>
        </g>
      ))}
    </g>
  );
}
