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
  // The end of a period may lie ahead by its rule.
  const latest = value > today() ? value : today();
  const take = (entered: string) => {
    setState({ value, typed: entered });
    if (entered === '' || (entered >= earliest && entered <= latest)) onChange(entered);
  };
  return (
    <DatePicker
      label={label}
      value={typed}
      min={earliest}
      max={latest}
      onChange={take}
      // What stands there is what is searched: a day that was not taken goes.
      onLeave={() => setState({ value, typed: value })}
    />
  );
}
