import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color, Link, space, VisuallyHidden } from '@ideabox/ui';
import { classAt, classesOf } from '../classes.ts';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import type { Ranked } from '../ranked.ts';

export type WordCloudProps = ChartProps & {
  /** In the order in which they are shown. */
  items: Ranked[];
  /** Headings of the table's columns. */
  itemLabel: string;
  countLabel: string;
};

/** In rem, least first. */
const sizes = [0.875, 1, 1.25, 1.5, 1.875];

/** Words with what is behind them, the larger the more often they are used; how often stands beside each. */
export function WordCloud({ items, itemLabel, countLabel, ...frame }: WordCloudProps) {
  const { formatNumber } = useIntl();
  const classes = classesOf(items.map(({ count }) => count));
  const table = {
    caption: frame.title,
    columns: [itemLabel, countLabel],
    rows: items.map(({ key, label, count, href }) => ({
      key,
      heading: label,
      href,
      cells: [formatNumber(count)],
    })),
  };
  return (
    <ChartFrame {...frame} isEmpty={items.length === 0} isText table={table}>
      <ul css={cloud}>
        {items.map(({ key, label, count, href }) => {
          const words = (
            <>
              {label} <VisuallyHidden>{countLabel}</VisuallyHidden>
              <small css={number}>{formatNumber(count)}</small>
            </>
          );
          return (
            <li key={key} css={css({ fontSize: `${sizes[classAt(classes, count)]}rem`, minWidth: 0 })}>
              {href === undefined ? words : <Link to={href}>{words}</Link>}
            </li>
          );
        })}
      </ul>
    </ChartFrame>
  );
}

const cloud = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(5)}`,
  lineHeight: 1.4,
  '& a': { display: 'inline-block', paddingBlock: space(1) },
});

const number = css({ color: color.muted, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' });
