import { css } from '@emotion/react';
import { color } from '@ideabox/ui';
import { widthOf } from '../fit-text.ts';
import { Mark } from '../marks/mark.tsx';
import type { MarkProps } from '../marks/use-readable-marks.ts';
import { mark } from '../palette.ts';
import type { Shade } from '../shades.ts';
import { SqueezedText } from '../squeezed-text.tsx';
import type { Tile as Place } from './layout.ts';

const roomy = 44;

/** Sizes of the words on a tile. */
export const nameSizeOn = ({ height }: { height: number }) => (height > 36 ? 11.5 : 10.5);
const figureSizeOn = ({ height }: { height: number }) => (height > 36 ? 14 : 11.5);

/** For the words on a tile. */
const roomOn = ({ width }: { width: number }) => width - (width > roomy ? 6 : 2);

/** Whether a figure has room on a tile as it is. */
export const hasRoom = (figure: string, tile: Place) => widthOf(figure) * figureSizeOn(tile) <= roomOn(tile);

type Props = {
  tile: Place;
  name: string;
  /** Undefined is told nothing of. */
  figure: string | undefined;
  shade: Shade | undefined;
  marks: MarkProps;
};

/** Name and figure on the shade of their class; a dashed edge and no figure where nothing is told. */
export function Tile({ tile, name, figure, shade, marks }: Props) {
  const { x, y, width, height } = tile;
  const words = {
    x: x + width / 2,
    textAnchor: 'middle',
    fill: shade?.words ?? color.heading,
    room: roomOn(tile),
  } as const;
  return (
    <Mark marks={marks} css={square}>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        rx="3"
        fill={shade?.fill ?? mark.casing}
        fillOpacity={shade?.fillOpacity}
        stroke={figure === undefined ? mark.baseline : color.line}
        strokeDasharray={figure === undefined ? '3 3' : undefined}
      />
      <SqueezedText {...words} y={y + height * 0.43} fontSize={nameSizeOn(tile)}>
        {name}
      </SqueezedText>
      <SqueezedText {...words} y={y + height * 0.83} fontSize={figureSizeOn(tile)} fontWeight="700">
        {figure ?? '–'}
      </SqueezedText>
      <rect className="edge" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="3" />
    </Mark>
  );
}

/** The edge of what is read is as dark as words, with a light one inside, which is seen on each shade. */
const square = css({
  outline: 'none',
  '& .edge': { fill: 'none' },
  '&:is(:hover, :focus-visible) .edge': { stroke: color.outline, strokeWidth: 3 },
});
