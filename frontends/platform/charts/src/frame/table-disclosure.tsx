import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Button, color, radius, visuallyHidden } from '@ideabox/ui';
import { useDeferredValue, useId, useState } from 'react';
import type { ChartCard } from './chart-status.ts';
import { DataTable, type TableData } from './data-table.tsx';

type Props = { table: TableData; card?: ChartCard };

/** The table is always there for assistive technology, once the drawing is; the button shows it to everyone. */
export function TableDisclosure({ table, card }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { formatMessage } = useIntl();
  const id = useId();
  const isDrawn = useDeferredValue(true, false);
  const shown = card ? card.isTableShown : isOpen;
  return (
    <div css={css({ position: 'relative' })}>
      <Button
        variant="outline"
        size="small"
        data-print="no"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => (card ? card.onShowTable(!shown) : setOpen(!shown))}
      >
        {formatMessage({ id: shown ? 'chart.table.hide' : 'chart.table.show' })}
      </Button>
      {shown ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups figures
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div id={id} role="group" aria-label={table.caption} tabIndex={0} css={scroller}>
          <DataTable {...table} />
        </div>
      ) : (
        <div id={id} css={visuallyHidden}>
          {isDrawn && <DataTable {...table} />}
        </div>
      )}
    </div>
  );
}

const scroller = css({
  maxHeight: '22rem',
  marginBlockStart: '1rem',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  '@media print': { maxHeight: 'none', overflow: 'visible' },
});
