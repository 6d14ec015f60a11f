import { css } from '@emotion/react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { iconButton } from '../icon-button.ts';
import { color, radius, space } from '../theme.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

/** One month: arrows move by days and weeks, Page Up and Down by months. */
export function MonthCalendar() {
  return (
    <Calendar css={css({ display: 'grid', gap: space(2), padding: space(2) })}>
      <header css={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })}>
        <Button slot="previous" css={turn}>
          <ChevronLeftIcon />
        </Button>
        <Heading css={css({ fontSize: '1.0625rem', fontWeight: 700 })} />
        <Button slot="next" css={turn}>
          <ChevronRightIcon />
        </Button>
      </header>
      <CalendarGrid css={css({ borderCollapse: 'collapse' })}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell css={weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody css={css({ '& td': { padding: 1 } })}>
          {(date) => <CalendarCell date={date} css={cell} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

const turn = css([
  iconButton,
  { color: color.primary, '&[data-disabled]': { color: color.line, cursor: 'not-allowed' } },
]);

const weekday = css({ height: '2rem', fontSize: '0.875rem', fontWeight: 400, color: color.muted });

const cell = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.full,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&[data-hovered]': { background: color.tint },
  '&[data-today]': { fontWeight: 700, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  '&[data-selected]': { background: color.primary, color: color.surface, fontWeight: 700 },
  '&[data-disabled], &[data-unavailable]': {
    color: color.lineStrong,
    cursor: 'not-allowed',
    textDecoration: 'line-through',
  },
  '&[data-outside-month]': { display: 'none' },
  '&[data-focus-visible]': { outline: `3px solid ${color.outline}`, outlineOffset: 2 },
});
