import { weekOf } from './hour-count.ts';

test('a week is added up by weekdays and by hours; what is not told is no 0', () => {
  const week = weekOf([
    { weekday: 1, hour: 9, count: 5 },
    { weekday: 1, hour: 21, count: 7 },
    { weekday: 7, hour: 9, count: 0 },
  ]);
  expect([week.total, week.ofWeekday(1), week.ofWeekday(7), week.ofHour(9)]).toEqual([12, 12, 0, 5]);
  expect([week.at(1, 21), week.at(7, 9), week.at(7, 21)]).toEqual([7, 0, undefined]);
});
