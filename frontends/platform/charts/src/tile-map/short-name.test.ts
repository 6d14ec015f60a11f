import { shortNames } from './short-name.ts';

const shortOf = (names: Record<string, string>, ems: number) =>
  Object.fromEntries(
    shortNames(
      Object.entries(names).map(([key, name]) => ({ key, name })),
      ems,
    ),
  );

test('in characters a prefecture is called without its kind', () => {
  expect(
    shortOf({ '01': '北海道', '13': '東京都', '26': '京都府', '34': '广岛县', '14': '神奈川県' }, 2),
  ).toEqual({
    '01': '北海道',
    '13': '東京',
    '26': '京都',
    '34': '广岛',
    '14': '神奈川',
  });
});

test('京都 without its kind stays whole', () => {
  expect(shortOf({ '26': '京都' }, 2)).toEqual({ '26': '京都' });
});

test('other letters stand whole where all have room, else as three letters each', () => {
  const names = { '24': 'Mie', '46': 'Kagoshima' };
  expect(shortOf(names, 6)).toEqual(names);
  expect(shortOf(names, 4)).toEqual({ '24': 'MIE', '46': 'KGS' });
});

test('what is no prefecture keeps its name, and takes none from the others', () => {
  const names = { '46': 'Kagoshima', '99': 'Outside Japan' };
  expect(shortOf(names, 6)).toEqual(names);
});
