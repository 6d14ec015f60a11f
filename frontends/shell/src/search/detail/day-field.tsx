import { css } from '@emotion/react';
import { color, space } from '@ideabox/ui';
import { useEffect, useState } from 'react';
import { type Day, today } from '../dates/day.ts';
import { inputStyles } from '../input-styles.ts';

const earliest = '2000-01-01';
type Props = { id: string; label: string; value: Day | ''; onChange: (day: Day | '') => void };

/** The platform's own date picker: known to everyone's hands, keyboards and screen readers. */
export function DayField({ id, label, value, onChange }: Props) {
  // While a year is being typed the field passes through the years 0002, 0020, 0202: they move nothing.
  const [typed, setTyped] = useState<string>(value);
  useEffect(() => setTyped(value), [value]);
  const take = (entered: string) => {
    setTyped(entered);
    if (entered === '' || (entered >= earliest && entered <= today())) onChange(entered);
  };
  return (
    <div css={css({ display: 'grid', gap: space(1) })}>
      <label htmlFor={id} css={css({ fontSize: '0.9375rem', color: color.text })}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={earliest}
        max={today()}
        value={typed}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(value)}
        css={inputStyles}
      />
    </div>
  );
}
