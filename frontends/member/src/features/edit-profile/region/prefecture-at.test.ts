import { prefectureAt } from './prefecture-at.ts';

test.each([
  ['Sapporo, the clock tower', 43.0626, 141.3537, '01'],
  ['Tokyo station', 35.6812, 139.7671, '13'],
  ['Ogasawara, Chichijima', 27.0944, 142.1919, '13'],
  ['Yokohama station', 35.4657, 139.6223, '14'],
  ['the top of mount Takao', 35.6251, 139.2437, '13'],
  ['Kyoto station', 34.9858, 135.7588, '26'],
  ['Osaka, Umeda', 34.7025, 135.4959, '27'],
  ['Tsushima, Izuhara', 34.2028, 129.2872, '42'],
  ['Naha airport', 26.2064, 127.6465, '47'],
  ['Yonaguni, the western cape', 24.4497, 122.9342, '47'],
  ['Busan', 35.1796, 129.0756, '99'],
  ['Taipei', 25.033, 121.5654, '99'],
  ['nowhere at all', 0, 0, '99'],
])('%s lies where it lies', (_place, latitude, longitude, code) => {
  expect(prefectureAt(latitude, longitude)).toBe(code);
});
