import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { media, space } from '@ideabox/ui';
import { FieldGroup, RadioGroup } from '@ideabox/ui/controls';
import { today } from '../dates/day.ts';
import { periodOf, periods, withEnd, withPeriod, withStart } from '../dates/period-rules.ts';
import type { SearchValues } from '../search-values.ts';
import { DayField } from './day-field.tsx';

type Props = { id: string; values: SearchValues; onChange: (changed: Partial<SearchValues>) => void };

/** First and last day, and how far they lie apart: each moves the other by the period's rule. */
export function PeriodFields({ id, values, onChange }: Props) {
  const text = useText();
  const { start, end } = values;
  const range = { start, end };
  const period = values.period ?? periodOf(range);
  return (
    <FieldGroup id={`${id}-posted`} legend={text('search.posted')}>
      <div css={days}>
        <DayField
          label={text('search.start')}
          value={start}
          onChange={(day) => onChange({ period, ...withStart(period, day, range) })}
        />
        <DayField
          label={text('search.end')}
          value={end}
          onChange={(day) => onChange({ period, ...withEnd(period, day, range) })}
        />
      </div>
      <RadioGroup
        id={`${id}-period`}
        legend={text('search.period')}
        inline
        options={periods.map((value) => ({ value, label: text(`search.period.${value}`) }))}
        value={period}
        onChange={(chosen) => onChange({ period: chosen, ...withPeriod(chosen, range, today()) })}
      />
    </FieldGroup>
  );
}

const days = css({
  display: 'grid',
  gap: space(4),
  marginBlockEnd: space(2),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
