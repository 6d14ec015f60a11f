import { css } from '@emotion/react';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { fitText, widthOf } from '../fit-text.ts';
import { Drawing } from '../frame/drawing.tsx';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import type { Ranked } from '../ranked.ts';
import { inRem, useWidth } from '../use-width.ts';
import { figureSize, RankedBar, rowHeight } from './ranked-bar.tsx';

type Props = { items: Ranked[]; title: string; countLabel: string; figure: (count: number) => string };

/** One row an item: rank and name above, bar and count below, so that long names have the whole width. */
export function RankedBars({ items, title, countLabel, figure }: Props) {
  const { ref, width } = useWidth(640);
  const { propsOf } = useReadableMarks(items.length, 0);
  const most = max(items, ({ count }) => count) || 1;
  const room = (max(items, ({ count }) => widthOf(figure(count))) ?? 0) * figureSize * 1.15 + 12;
  // However long the figures are, half of the width stays for the bars.
  const scale = scaleLinear([0, most], [0, Math.max(width - room, width / 2)]);
  const height = items.length * rowHeight;
  return (
    <div ref={ref} css={css({ minWidth: 0 })}>
      <Drawing title={title} viewBox={`0 0 ${width} ${height}`} width="100%" height={inRem(height)}>
        {items.map((item, index) => (
          <RankedBar
            key={item.key}
            item={item}
            rank={index + 1}
            width={width}
            length={scale(item.count)}
            figure={fitText(figure(item.count), (width - scale(item.count) - 8) / figureSize)}
            marks={propsOf(index, `${index + 1}. ${item.label}: ${countLabel} ${figure(item.count)}`)}
          />
        ))}
      </Drawing>
    </div>
  );
}
