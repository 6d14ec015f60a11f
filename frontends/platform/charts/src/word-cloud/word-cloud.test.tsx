import { screen, within } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import type { Ranked } from '../ranked.ts';
import { WordCloud } from './word-cloud.tsx';

const showWords = (items: Ranked[]) =>
  show(
    'platform/charts',
    <WordCloud title="タグ" status="ready" items={items} itemLabel="タグ" countLabel="アイデア" />,
  );

test('words stand in the order given, each with its count, and lead to what is behind them', async () => {
  const { user, address } = showWords([
    { key: '1', label: '図書館', count: 3, href: '/ideas?tag=1' },
    { key: '2', label: '保育園', count: 1200, href: '/ideas?tag=2' },
    { key: '3', label: '公園', count: 40 },
  ]);
  const words = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(words.map((word) => word.textContent)).toEqual([
    '図書館 アイデア3',
    '保育園 アイデア1,200',
    '公園 アイデア40',
  ]);
  screen.getByRole('row', { name: '保育園 1,200' });
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: '保育園 アイデア 1,200' }));
  expect(address()).toBe('/ideas?tag=2');
});

test('without words it says so', () => {
  showWords([]);
  screen.getByText('この期間のデータはまだありません');
});
