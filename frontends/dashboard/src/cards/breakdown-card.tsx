import { css } from '@emotion/react';
import { HorizontalBars } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { type Cell, useBreakdown } from '../figures/get-breakdown.ts';
import type { Asked } from '../figures/get-rows.ts';
import { type Breakdown, hasThemes, isAttribute } from '../figures/widgets.ts';
import { HideWords } from '../words/hide-words.tsx';
import { statusOf } from './status-of.ts';
import { useBreakdownSentence } from './use-breakdown-sentence.ts';
import { useCard } from './use-card.tsx';
import { useMethod } from './use-method.ts';
import { useSpanText } from './use-span-text.ts';

type Props = Asked & {
  widget: Breakdown;
  /** How many of them, the most first. */
  limit?: number;
  /** Where a row leads. */
  linkOf?: (key: string) => string;
  /** Whether the rows are all there is, so that each is a share of them. */
  isWhole?: boolean;
  /** Keys in an order of their own, where that is not by how much there is of each; what it does not name is last. */
  order?: readonly string[];
};

/** A figure by key: the most first. */
export function BreakdownCard({ widget, limit, linkOf, isWhole = false, order, ...asked }: Props) {
  const text = useText();
  const cells = useBreakdown(widget, asked, limit === undefined ? {} : { limit });
  const span = useSpanText(asked.period);
  const isOfAllThemes = asked.category !== undefined && !hasThemes(widget);
  const shared = isAttribute(widget) ? 'attribute' : widget;
  const placeOf = ({ key }: Cell) => (order?.includes(key) ? order.indexOf(key) : Number.MAX_SAFE_INTEGER);
  const ordered = order ? cells.data?.toSorted((one, other) => placeOf(one) - placeOf(other)) : cells.data;
  const items = (ordered ?? []).map((cell) => ({ ...cell, href: linkOf?.(cell.key) }));
  return (
    <div css={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <HorizontalBars
        title={text(`${widget}.title`)}
        description={isOfAllThemes ? text('shown.whole_site', { span }) : span}
        sentence={useBreakdownSentence(cells.data)}
        emptyText={text(`${shared}.empty`)}
        status={statusOf(cells)}
        onRetry={cells.refetch}
        items={items}
        showShare={isWhole}
        isRanked={!order}
        itemLabel={text(`${widget}.column`)}
        countLabel={text(`${shared}.count`)}
        card={useCard(widget, useMethod(widget), cells.question)}
      />
      {widget === 'keyword_ranking' && cells.data && cells.question && (
        <HideWords words={cells.data} question={cells.question} />
      )}
    </div>
  );
}
