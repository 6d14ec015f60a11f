import { mark } from '../palette.ts';
import { silent } from '../silent.ts';
import type { WeekWords } from './describe.ts';
import { hours, weekdays } from './hour-count.ts';
import type { Layout } from './layout.ts';

type Props = { layout: Layout; words: WeekWords };

const namedEvery = 3;

/** Weekdays, and every third hour where it begins. */
export function WeekAxes({ layout, words }: Props) {
  const { isTurned, left, top, step, rise } = layout;
  const named = hours.filter((hour) => hour % namedEvery === 0);
  const across = (index: number) => left + index * step;
  const middle = (index: number) => top + (index + 0.5) * rise;
  return (
    <g {...silent} fontSize="12" fill={mark.label}>
      {weekdays.map((day, index) =>
        isTurned ? (
          <text key={day} x={across(index) + step / 2} y={top - 8} textAnchor="middle">
            {words.shortWeekday(day)}
          </text>
        ) : (
          <text key={day} x={left - 8} y={middle(index)} dy="0.350em" textAnchor="end">
            {words.shortWeekday(day)}
          </text>
        ),
      )}
      {named.map((hour) =>
        isTurned ? (
          <text key={hour} x={left - 8} y={middle(hour)} dy="0.350em" textAnchor="end">
            {words.time(hour)}
          </text>
        ) : (
          <text key={hour} x={across(hour)} y={top - 8}>
            {words.time(hour)}
          </text>
        ),
      )}
    </g>
  );
}
