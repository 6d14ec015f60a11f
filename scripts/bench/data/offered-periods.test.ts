import {
  addDays,
  currentSpan,
  periodTypes,
  typeFor,
} from '../../../frontends/dashboard/src/figures/periods.ts';
import { offeredPeriods } from '../../../services/analytics/src/domain/periods.ts';

test('what analytics finds ahead is what the dashboards ask for, on every day', () => {
  for (let day = '2026-11-01', first = '2026-10-01'; day < '2029-03-02'; day = addDays(day, 1)) {
    const whole = { start: first, end: day };
    expect([day, offeredPeriods(day, first)]).toEqual([
      day,
      [
        ...periodTypes.map((type) => ({ type, ...currentSpan(type, day) })),
        { type: typeFor(whole), ...whole },
      ],
    ]);
  }
});
