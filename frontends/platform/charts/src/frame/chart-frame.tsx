import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color, EmptyState, ErrorState, media, radius, space, type } from '@ideabox/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useWidth, WidthAhead } from '../use-width.ts';
import { ChartSkeleton } from './chart-skeleton.tsx';
import type { ChartCard, ChartProps } from './chart-status.ts';
import type { TableData } from './data-table.tsx';
import { TableDisclosure } from './table-disclosure.tsx';
import { TakeAway } from './take-away.tsx';
import { useLastShown } from './use-last-shown.ts';

type Props = ChartProps & {
  isEmpty: boolean;
  table: TableData;
  /** Whether what is shown is words alone, which no picture can be saved of. */
  isText?: boolean;
  children: ReactNode;
};

/**
 * Title, description, the drawing or what comes instead of it, what it says in words, and the same figures as a table. Where
 * other figures are asked for and cannot be had, those that stood there stay.
 */
export function ChartFrame(given: Props) {
  const { choice, status, onRetry, card: own } = given;
  const last = useLastShown(given);
  const shown = last?.props ?? given;
  const { title, description, sentence, emptyText, isEmpty, isText = false, table, children } = shown;
  const card = own && last?.props.card ? { ...last.props.card, ...placeOf(own) } : own;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { ref: head, measured: width } = useWidth<HTMLElement>(0);
  const { formatMessage, formatDate } = useIntl();
  const Heading = `h${given.headingLevel ?? 3}` as const;
  const isThere = status === 'ready' || last !== undefined;
  const hasFigures = isThere && !isEmpty;
  return (
    <section ref={section} id={card?.id} aria-labelledby={id} aria-busy={status === 'loading'} css={frame}>
      <header ref={head} css={css({ display: 'grid', gap: space(1) })}>
        <Heading id={id} css={type.h3}>
          {title}
        </Heading>
        {description && <p css={css({ ...type.small, color: color.muted })}>{description}</p>}
      </header>
      {choice}
      {status === 'loading' && <ChartSkeleton />}
      {status === 'error' && (
        <ErrorState
          {...(last && {
            title: formatMessage({ id: 'chart.stands.title' }),
            detail: formatMessage({ id: 'chart.stands.detail' }, { time: formatDate(last.since, moment) }),
          })}
          onRetry={onRetry}
        />
      )}
      {isThere && isEmpty && <EmptyState title={emptyText ?? formatMessage({ id: 'chart.empty' })} />}
      {hasFigures && (
        <>
          {sentence && <p css={css({ color: color.heading })}>{sentence}</p>}
          <WidthAhead value={width}>{children}</WidthAhead>
          <TableDisclosure table={table} card={card} />
        </>
      )}
      {card && <TakeAway title={title} card={card} section={section} hasDrawing={hasFigures && !isText} />}
    </section>
  );
}

const moment = { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Where a chart stands in its page, whatever figures it shows. */
const placeOf = ({ id, search, isTableShown, onShowTable }: ChartCard) => ({
  ...{ id, search, isTableShown, onShowTable },
});

const frame = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(4),
  minWidth: 0,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  scrollMarginTop: '5rem',
  breakInside: 'avoid',
  // What is far below the screen is neither laid out nor painted before it comes near; it can be searched and reached all the same.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 36rem',
  [media.print]: { contentVisibility: 'visible' },
  [media.tablet]: { padding: space(6) },
});
