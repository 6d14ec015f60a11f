import { css } from '@emotion/react';
import { color } from '@ideabox/ui';
import { fitText } from '../fit-text.ts';
import { Mark } from '../marks/mark.tsx';
import type { MarkProps } from '../marks/use-readable-marks.ts';
import { mark } from '../palette.ts';
import type { Ranked } from '../ranked.ts';
import { silent } from '../silent.ts';

/** Sixteenths of a rem. */
export const rowHeight = 48;
export const figureSize = 14;
const fontSize = 15;
const barTop = 26;
const barHeight = 12;

type Props = {
  item: Ranked;
  /** Undefined where the order says nothing. */
  rank?: number;
  top: number;
  width: number;
  length: number;
  figure: string;
  fill?: string;
  marks: MarkProps;
};

export function RankedBar(props: Props) {
  const { item, rank, top, width, length, figure, fill = mark.first, marks } = props;
  const isLink = item.href !== undefined;
  return (
    <g transform={`translate(0 ${top})`}>
      <Mark marks={marks} href={item.href} css={row}>
        <rect className="ground" x="1" y="1" width={width - 2} height={rowHeight - 4} rx="4" />
        <rect x="6" y={barTop} width={Math.max(length - 6, 2)} height={barHeight} rx="2" fill={fill} />
      </Mark>
      <g {...silent} css={drawn}>
        <text x="6" y="18" fontSize={fontSize} fill={color.text}>
          {rank !== undefined && <tspan fontWeight="700">{rank}</tspan>}
          <tspan dx={rank === undefined ? 0 : 10} {...(isLink && linked)}>
            {fitText(item.label, (width - (rank === undefined ? 12 : 60)) / fontSize)}
          </tspan>
        </text>
        <text x={length + 8} y={barTop + 11} fontSize={figureSize} fontWeight="700" fill={color.heading}>
          {figure}
        </text>
      </g>
    </g>
  );
}

const linked = { fill: color.link, textDecoration: 'underline' };

const row = css({
  outline: 'none',
  '& .ground': { fill: 'transparent' },
  '&:hover .ground': { fill: color.tint },
  '&:focus-visible .ground': { fill: color.tint, stroke: color.outline, strokeWidth: 3 },
  '&:any-link': { textDecoration: 'none', boxShadow: 'none' },
});

/** What is read lies over the mark, whose own name says it whole: here a long one may be cut. */
const drawn = css({ pointerEvents: 'none' });
