import { layoutOf } from './layout.ts';
import { prefectures } from './prefectures.ts';

test('there is a tile for each prefecture, for overseas and for no answer', () => {
  const codes = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, '0'));
  const tiles = layoutOf(640).tiles.map(({ key }) => key);
  expect(tiles.toSorted()).toEqual(['00', ...codes, '99']);
  expect(new Set(prefectures.map(({ letters }) => letters)).size).toBe(47);
});

test.each([160, 254, 324, 1100])('no tile lies on another or outside, in a width of %i', (given) => {
  const { tiles, width, height } = layoutOf(given);
  const outside = tiles.filter(
    (tile) => tile.x < 0 || tile.y < 0 || tile.x + tile.width > width || tile.y + tile.height > height,
  );
  const covered = tiles.filter((one) =>
    tiles.some(
      (other) =>
        other !== one &&
        one.x < other.x + other.width &&
        other.x < one.x + one.width &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height,
    ),
  );
  expect({ outside, covered }).toEqual({ outside: [], covered: [] });
});

const cellOf = (name: string) => {
  const { column, row } = prefectures.find((each) => each.name === name)!;
  return { column, row };
};

test('Hokkaido is at the upper right, Okinawa at the lower left', () => {
  expect(cellOf('北海道')).toEqual({ column: Math.max(...prefectures.map(({ column }) => column)), row: 0 });
  expect(cellOf('沖縄')).toEqual({ column: 0, row: Math.max(...prefectures.map(({ row }) => row)) });
});

test.each([
  ['青森', '岩手'],
  ['新潟', '福島'],
  ['東京', '神奈川'],
  ['東京', '埼玉'],
  ['千葉', '茨城'],
  ['長野', '山梨'],
  ['愛知', '岐阜'],
  ['愛知', '三重'],
  ['滋賀', '京都'],
  ['奈良', '大阪'],
  ['兵庫', '鳥取'],
  ['岡山', '広島'],
  ['香川', '徳島'],
  ['福岡', '大分'],
  ['鹿児島', '宮崎'],
])('%s and %s, which have a border, touch', (one, other) => {
  const [here, there] = [cellOf(one), cellOf(other)];
  expect(Math.max(Math.abs(here.column - there.column), Math.abs(here.row - there.row))).toBe(1);
});
