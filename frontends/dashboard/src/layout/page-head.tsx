import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space, type } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { CategoryFilter } from '../filters/category-filter.tsx';
import type { DashboardQuery } from '../filters/dashboard-query.ts';
import { PeriodSelector } from '../filters/period-selector.tsx';

type Props = {
  title: string;
  lead: string;
  /** What the page's filters stand at; without it the page has none. */
  query?: Omit<DashboardQuery, 'isCompared'> & { isCompared?: boolean };
  /** Whether a theme can be chosen. */
  hasThemes?: boolean;
  /** More ways to look at it, above the filters. */
  children?: ReactNode;
};

/** What a page is about, and what of it is looked at. */
export function PageHead({ title, lead, query, hasThemes = true, children }: Props) {
  const text = useText();
  return (
    <header css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) })}>
      <div css={row}>
        <div css={css({ display: 'grid', gap: space(2), minWidth: 0 })}>
          <h1 css={type.h1}>{title}</h1>
          <p css={css({ color: color.muted })}>
            {lead}
            {query && <span css={css({ display: 'block' })}>{text('dashboard.timezone')}</span>}
          </p>
        </div>
        {query && hasThemes && <CategoryFilter category={query.category} />}
      </div>
      {children}
      {query && <PeriodSelector period={query.period} isCompared={query.isCompared} />}
    </header>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space(4)} ${space(8)}`,
});
