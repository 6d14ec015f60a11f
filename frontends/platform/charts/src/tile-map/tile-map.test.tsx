import { screen, within } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import { TileMap, type TileMapProps } from './tile-map.tsx';

const items = [
  { key: '01', label: '北海道', count: 12, rate: 0.23 },
  { key: '02', label: '青森県', count: 0, rate: 0 },
  { key: '13', label: '東京都', count: 1234, rate: 8.79 },
  { key: '00', label: '未回答', count: 50, rate: null },
];

const showMap = (change: Partial<TileMapProps> = {}, locale: 'ja' | 'en' = 'ja') =>
  show(
    'platform/charts',
    <TileMap
      title="地域"
      status="ready"
      shows="count"
      items={items}
      itemLabel="都道府県"
      countLabel="人数"
      rateLabel="10万人あたり"
      {...change}
    />,
    { locale },
  );

const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('an area that is told nothing of is told apart from one that has none', async () => {
  showMap();
  screen.getByRole('img', { name: '青森県: 人数 0、10万人あたり 0' });
  screen.getByRole('img', { name: '岩手: 非公表' });
  expect([rowOf('青森県'), rowOf('岩手'), rowOf('未回答')]).toEqual([
    ['0', '0'],
    ['非公表', '非公表'],
    ['50', '—'],
  ]);
  await expectAccessible();
});

test('arrows go where the map does, and what is read stands above', async () => {
  const { user } = showMap();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toContain('北海道');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('青森県');
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('秋田: 非公表');
  expect(screen.getByText('秋田', { selector: 'p' }).parentElement?.textContent).toBe(
    '秋田人数非公表10万人あたり非公表',
  );
});

test('tiles show what is asked for, the legend its limits', () => {
  showMap({ shows: 'rate' });
  const map = screen.getByRole('group', { name: /地域のグラフ/ });
  within(map).getByText('8.8');
  expect(within(map).queryByText('1,234')).toBeNull();
  screen.getByText('8.8', { selector: 'li' });
});

test('in Latin letters what is told nothing of has its name too', () => {
  showMap({}, 'en');
  screen.getByRole('img', { name: 'Iwate: Not disclosed' });
});

test.each([
  ['nothing', []],
  ['none', [{ key: '01', label: '北海道', count: 0, rate: 0 }]],
])('of %s there is no map', (_name, nothing) => {
  showMap({ items: nothing });
  screen.getByText('この期間のデータはまだありません');
});
