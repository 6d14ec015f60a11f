import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color } from '@ideabox/ui';
import { mark } from '../palette.ts';
import type { Ranked } from '../ranked.ts';
import type { useReadableMarks } from '../use-readable-marks.ts';
import { fitText } from './fit-text.ts';

/** CSS pixels. */
export const rowHeight = 48;
const fontSize = 15;
const barTop = 26;
const barHeight = 12;

type Props = {
  item: Ranked;
  rank: number;
  width: number;
  length: number;
  marks: ReturnType<ReturnType<typeof useReadableMarks>['propsOf']>;
};

export function RankedBar({ item, rank, width, length, marks }: Props) {
  const { formatNumber } = useIntl();
  return (
    <g {...marks} transform={`translate(0 ${(rank - 1) * rowHeight})`} css={row}>
      <rect className="ground" x="1" y="1" width={width - 2} height={rowHeight - 4} rx="4" />
      <text x="6" y="18" fontSize={fontSize} fill={color.text}>
        <tspan fontWeight="700">{rank}</tspan>
        <tspan dx="10">{fitText(item.label, (width - 60) / fontSize)}</tspan>
      </text>
      <rect x="6" y={barTop} width={Math.max(length - 6, 2)} height={barHeight} rx="2" fill={mark.first} />
      <text x={length + 8} y={barTop + 11} fontSize="14" fontWeight="700" fill={color.heading}>
        {formatNumber(item.count)}
      </text>
    </g>
  );
}

const row = css({
  outline: 'none',
  '& .ground': { fill: 'transparent' },
  '&:hover .ground': { fill: color.tint },
  '&:focus-visible .ground': { fill: color.tint, stroke: color.outline, strokeWidth: 3 },
});
