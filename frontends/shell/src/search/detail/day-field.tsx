import { DatePicker } from '@ideabox/ui/date-picker';
import { useState } from 'react';
import { type Day, today } from '../dates/day.ts';

const earliest = '2000-01-01';
type Props = { label: string; value: Day | ''; onChange: (day: Day | '') => void };

/** A day of the past. While a year is typed, the field passes through the years 2, 20 and 202: they move nothing. */
export function DayField({ label, value, onChange }: Props) {
  const [state, setState] = useState({ value, typed: value });
  let { typed } = state;
  if (state.value !== value) {
    typed = value;
    setState({ value, typed });
  }
  const take = (entered: string) => {
    setState({ value, typed: entered });
    if (entered === '' || (entered >= earliest && entered <= today())) onChange(entered);
  };
  return (
    <DatePicker
      label={label}
      value={typed}
      min={earliest}
      // The end of a period may lie ahead by its rule, though it cannot be chosen so.
      max={value > today() ? value : today()}
      onChange={take}
    />
  );
}
