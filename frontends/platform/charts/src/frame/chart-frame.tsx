import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color, EmptyState, ErrorState, media, radius, space, type } from '@ideabox/ui';
import { type ReactNode, useId } from 'react';
import { ChartSkeleton } from './chart-skeleton.tsx';
import type { ChartProps } from './chart-status.ts';
import type { TableData } from './data-table.tsx';
import { TableDisclosure } from './table-disclosure.tsx';

type Props = ChartProps & { isEmpty: boolean; table: TableData; children: ReactNode };

/** Title, description, the drawing or what comes instead of it, and the same figures as a table. */
export function ChartFrame({
  title,
  description,
  status,
  onRetry,
  emptyText,
  isEmpty,
  table,
  ...rest
}: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const Heading = `h${rest.headingLevel ?? 3}` as const;
  return (
    <section aria-labelledby={id} aria-busy={status === 'loading'} css={card}>
      <header css={css({ display: 'grid', gap: space(1) })}>
        <Heading id={id} css={type.h3}>
          {title}
        </Heading>
        {description && <p css={css({ ...type.small, color: color.muted })}>{description}</p>}
      </header>
      {status === 'loading' && <ChartSkeleton />}
      {status === 'error' && <ErrorState onRetry={onRetry} />}
      {status === 'ready' && isEmpty && (
        <EmptyState title={emptyText ?? formatMessage({ id: 'chart.empty' })} />
      )}
      {status === 'ready' && !isEmpty && (
        <>
          {rest.children}
          <TableDisclosure table={table} />
        </>
      )}
    </section>
  );
}

const card = css({
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
  [media.tablet]: { padding: space(6) },
});
