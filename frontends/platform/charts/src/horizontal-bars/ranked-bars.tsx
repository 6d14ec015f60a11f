import { css } from '@emotion/react';
import { Drawing } from '../frame/drawing.tsx';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import type { Ranked } from '../ranked.ts';
import { inRem, useWidth } from '../use-width.ts';
import { barScale } from './bar-scale.ts';
import { RankedBar, rowHeight } from './ranked-bar.tsx';

type Props = {
  items: Ranked[];
  title: string;
  countLabel: string;
  figure: (count: number) => string;
  isRanked: boolean;
};

/** One row an item: rank and name above, bar and count below, so that long names have the whole width. */
export function RankedBars({ items, title, countLabel, figure, isRanked }: Props) {
  const { ref, width } = useWidth(640);
  const { propsOf } = useReadableMarks(items.length, 0);
  const scale = barScale(items, width, ({ count }) => figure(count));
  const nameOf = (label: string, index: number) => (isRanked ? `${index + 1}. ${label}` : label);
  const height = items.length * rowHeight;
  return (
    <div ref={ref} css={css({ minWidth: 0 })}>
      <Drawing title={title} viewBox={`0 0 ${width} ${height}`} width="100%" height={inRem(height)}>
        {items.map((item, index) => (
          <RankedBar
            key={item.key}
            item={item}
            rank={isRanked ? index + 1 : undefined}
            top={index * rowHeight}
            width={width}
            length={scale(item.count)}
            figure={figure(item.count)}
            marks={propsOf(index, `${nameOf(item.label, index)}: ${countLabel} ${figure(item.count)}`)}
          />
        ))}
      </Drawing>
    </div>
  );
}
