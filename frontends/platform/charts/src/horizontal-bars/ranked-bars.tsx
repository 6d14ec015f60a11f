import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Drawing } from '../frame/drawing.tsx';
import type { Ranked } from '../ranked.ts';
import { useReadableMarks } from '../use-readable-marks.ts';
import { useWidth } from '../use-width.ts';
import { RankedBar, rowHeight } from './ranked-bar.tsx';

type Props = { items: Ranked[]; title: string; countLabel: string };

/** One row an item: rank and name above, bar and count below, so that long names have the whole width. */
export function RankedBars({ items, title, countLabel }: Props) {
  const { formatNumber } = useIntl();
  const { ref, width } = useWidth(640);
  const { propsOf } = useReadableMarks(items.length, 0);
  const most = max(items, ({ count }) => count) ?? 1;
  const room = formatNumber(most).length * 10 + 12;
  const scale = scaleLinear([0, most], [0, width - room]);
  const height = items.length * rowHeight;
  return (
    <div ref={ref} css={css({ minWidth: 0 })}>
      <Drawing title={title} viewBox={`0 0 ${width} ${height}`} width="100%" height={height}>
        {items.map((item, index) => (
          <RankedBar
            key={item.key}
            item={item}
            rank={index + 1}
            width={width}
            length={scale(item.count)}
            marks={propsOf(index, `${index + 1}. ${item.label}: ${countLabel} ${formatNumber(item.count)}`)}
          />
        ))}
      </Drawing>
    </div>
  );
}
