import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { localeOf, useIntl, useText } from '@ideabox/intl';
import { formatEnd, formatMoment } from './format-term.ts';

/** From when until when ideas are called for, as far as it is set. */
export function CategoryTerm({ category: { from, until } }: { category: Pick<Category, 'from' | 'until'> }) {
  const text = useText();
  const locale = localeOf(useIntl().locale);
  if (!from && !until) return null;
  const start = from ? formatMoment(from, locale) : '';
  const end = until ? formatEnd(until, locale) : '';
  if (!from) return <span css={nums}>{text('category.until', { date: end })}</span>;
  if (!until) return <span css={nums}>{text('category.from', { date: start })}</span>;
  return <span css={nums}>{text('category.term', { start, end })}</span>;
}

const nums = css({ fontVariantNumeric: 'tabular-nums', lineHeight: 1.5 });
