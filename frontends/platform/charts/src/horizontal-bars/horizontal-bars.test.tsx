import { screen, within } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import { HorizontalBars, type HorizontalBarsProps } from './horizontal-bars.tsx';

const items = [
  { key: 'a', label: '保育園', count: 31, href: '/ideas?keyword=保育園' },
  { key: 'b', label: '図書館', count: 19 },
];

const showBars = (change: Partial<HorizontalBarsProps> = {}) =>
  show(
    'platform/charts',
    <HorizontalBars
      title="言葉"
      status="ready"
      items={items}
      itemLabel="言葉"
      countLabel="件数"
      {...change}
    />,
  );

test('what has something behind it is a link in the drawing and in the table', async () => {
  const { user, address } = showBars();
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('link')).toEqual([within(table).getByRole('link', { name: '保育園' })]);
  await user.tab();
  const link = screen.getByRole('link', { name: '1. 保育園: 件数 31' });
  expect(document.activeElement).toBe(link);
  await expectAccessible();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('img', { name: '2. 図書館: 件数 19' }));
  await user.keyboard('{ArrowUp}');
  await user.click(link);
  expect(decodeURI(address())).toBe('/ideas?keyword=保育園');
});

test('a count may have a unit, and be told as a share of all', async () => {
  showBars({ valueLabel: (count) => `${count}秒`, showShare: true });
  screen.getByRole('img', { name: '2. 図書館: 件数 19秒（38%）' });
  screen.getByRole('columnheader', { name: '割合' });
  screen.getByRole('row', { name: '保育園 31秒 62%' });
  await expectAccessible();
});

test('nothing at all has no share', () => {
  showBars({ showShare: true, items: items.map((item) => ({ ...item, count: 0 })) });
  screen.getByRole('row', { name: '図書館 0 0%' });
});

test('where the order says nothing of the first, bars have no rank', () => {
  showBars({ isRanked: false });
  expect(screen.getByRole('link', { name: '保育園: 件数 31' }).textContent).toBe('');
  screen.getByRole('img', { name: '図書館: 件数 19' });
  expect(screen.queryByText('1')).toBeNull();
});
