import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, media, space } from '@ideabox/ui';
import { today } from '../dates/day.ts';
import { periods, withEnd, withPeriod, withStart } from '../dates/period-rules.ts';
import type { SearchValues } from '../search-values.ts';
import { DayField } from './day-field.tsx';
import { RadioRow } from './radio-row.tsx';

type Props = { id: string; values: SearchValues; onChange: (changed: Partial<SearchValues>) => void };

/** First and last day, and how far they lie apart: each moves the other by the period's rule. */
export function PeriodFields({ id, values, onChange }: Props) {
  const text = useText();
  const { period, start, end } = values;
  const range = { start, end };
  return (
    <fieldset css={set}>
      <legend css={css({ padding: 0, marginBlockEnd: space(1), fontWeight: 700, color: color.heading })}>
        {text('search.posted')}
      </legend>
      <div css={days}>
        <DayField
          id={`${id}-start`}
          label={text('search.start')}
          value={start}
          onChange={(day) => onChange(withStart(period, day, range))}
        />
        <DayField
          id={`${id}-end`}
          label={text('search.end')}
          value={end}
          onChange={(day) => onChange(withEnd(period, day, range))}
        />
      </div>
      <div css={css({ marginBlockStart: space(4) })}>
        <RadioRow
          name={`${id}-period`}
          legend={text('search.period')}
          options={periods.map((value) => ({ value, label: text(`search.period.${value}`) }))}
          value={period}
          onChange={(chosen) => onChange({ period: chosen, ...withPeriod(chosen, range, today()) })}
        />
      </div>
    </fieldset>
  );
}

const set = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const days = css({
  display: 'grid',
  gap: space(4),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
