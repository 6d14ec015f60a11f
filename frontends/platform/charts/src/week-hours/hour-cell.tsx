import { css } from '@emotion/react';
import { color } from '@ideabox/ui';
import { Mark } from '../marks/mark.tsx';
import type { MarkProps } from '../marks/use-readable-marks.ts';
import { mark } from '../palette.ts';
import type { Shade } from '../shades.ts';
import type { Cell } from './layout.ts';

type Props = {
  cell: Cell;
  /** Of its square; undefined where nothing is told. */
  side: number | undefined;
  shade: Shade;
  marks: MarkProps;
};

const untoldSide = 8;

/** A square as large and as dark as its count; a dashed one where nothing is told, none where there was nothing. */
export function HourCell({ cell, side, shade, marks }: Props) {
  const { x, y, width, height } = cell;
  const drawn = side ?? untoldSide;
  return (
    <Mark marks={marks}>
      <rect className="ground" x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="2" />
      {drawn > 0 && (
        <rect
          x={x + (width - drawn) / 2}
          y={y + (height - drawn) / 2}
          width={drawn}
          height={drawn}
          rx="1"
          fill={side === undefined ? mark.casing : shade.fill}
          fillOpacity={side === undefined ? undefined : shade.fillOpacity}
          stroke={side === undefined ? mark.baseline : mark.first}
          strokeDasharray={side === undefined ? '2 2' : undefined}
        />
      )}
    </Mark>
  );
}

/** Of the group that the squares are in. */
export const squares = css({
  '& > g': { outline: 'none' },
  '& .ground': { fill: mark.casing, stroke: mark.grid },
  '& > :hover .ground': { fill: color.tint },
  '& > :focus-visible .ground': { fill: color.tint, stroke: color.outline, strokeWidth: 3 },
});
