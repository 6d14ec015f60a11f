import { act, screen, within } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import type { HourCount } from './hour-count.ts';
import { WeekHours } from './week-hours.tsx';

const showWeek = (items: HourCount[], locale: 'ja' | 'fr' = 'ja') =>
  show('platform/charts', <WeekHours title="時間帯" status="ready" items={items} countLabel="投票" />, {
    locale,
  });

const items = [
  { weekday: 1, hour: 0, count: 10 },
  { weekday: 1, hour: 1, count: 0 },
  { weekday: 2, hour: 0, count: 25 },
];

const givenWidth = (width: number) =>
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
afterEach(() => jest.restoreAllMocks());

test('each hour of the week is read with the sums of its weekday and its hour, in both directions; on a phone hours stand below each other', async () => {
  givenWidth(320);
  const { user } = showWeek(items);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '月曜日 0:00～1:00: 投票 10、月曜日の合計 10、0:00～1:00の合計 35',
  );
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('火曜日 0:00～1:00: 投票 25');
  expect(screen.getByText('火曜日 0:00～1:00').parentElement?.textContent).toContain('火曜日の合計25');
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('月曜日 1:00～2:00: 投票 0');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('日曜日 23:00～0:00: 投票 非公表');
  await expectAccessible();
});

test('at rest it tells the whole, the fullest weekday and the fullest hour', () => {
  showWeek(items);
  const whole = screen.getByText('合計', { selector: 'p' }).parentElement;
  expect(whole?.textContent).toBe('合計投票35最も多い曜日（火曜日）25最も多い時間帯（0:00～1:00）35');
});

test('the table has a row for each hour and a column for each weekday, in the reader’s language', () => {
  showWeek(items, 'fr');
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(
    within(head!)
      .getAllByRole('columnheader')
      .slice(1, 3)
      .map((cell) => cell.textContent),
  ).toEqual(['lundi', 'mardi']);
  expect(rows).toHaveLength(24);
  expect(
    within(rows[0]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 3),
  ).toEqual(['10', '25', 'Non communiqué']);
});

test('a week without anything says so', () => {
  showWeek([]);
  screen.getByText('この期間のデータはまだありません');
});

test('on paper it is drawn for a sheet, whatever the screen gave it', async () => {
  givenWidth(320);
  showWeek(items);
  const drawnWidth = () => Number(screen.getByRole('group').getAttribute('viewBox')?.split(' ')[2]);
  const onScreen = drawnWidth();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawnWidth()).toBeGreaterThan(1.5 * onScreen);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(drawnWidth()).toBe(onScreen);
});
