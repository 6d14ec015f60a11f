type Prefecture = {
  code: string;
  /** Columns from the west, rows from the north. */
  column: number;
  row: number;
  /** For who reads Chinese characters, and for others; the letters are for tiles too small for a name. */
  name: string;
  latin: string;
  letters: string;
};

const at = (
  code: string,
  [column, row]: [number, number],
  name: string,
  latin: string,
  letters: string,
): Prefecture => ({ code, column, row, name, latin, letters });

/** Which prefecture stands in which cell: who is beside whom on a map is beside them here, as far as squares allow. */
export const prefectures: Prefecture[] = [
  at('01', [10, 0], '北海道', 'Hokkaido', 'HKD'),
  at('02', [10, 1], '青森', 'Aomori', 'AOM'),
  at('03', [10, 2], '岩手', 'Iwate', 'IWT'),
  at('04', [10, 3], '宮城', 'Miyagi', 'MYG'),
  at('05', [9, 2], '秋田', 'Akita', 'AKT'),
  at('06', [9, 3], '山形', 'Yamagata', 'YGT'),
  at('07', [10, 4], '福島', 'Fukushima', 'FKS'),
  at('08', [10, 6], '茨城', 'Ibaraki', 'IBR'),
  at('09', [10, 5], '栃木', 'Tochigi', 'TCG'),
  at('10', [9, 5], '群馬', 'Gunma', 'GNM'),
  at('11', [9, 6], '埼玉', 'Saitama', 'SIT'),
  at('12', [10, 7], '千葉', 'Chiba', 'CHB'),
  at('13', [9, 7], '東京', 'Tokyo', 'TKY'),
  at('14', [9, 8], '神奈川', 'Kanagawa', 'KNG'),
  at('15', [9, 4], '新潟', 'Niigata', 'NGT'),
  at('16', [8, 4], '富山', 'Toyama', 'TYM'),
  at('17', [7, 4], '石川', 'Ishikawa', 'ISK'),
  at('18', [7, 5], '福井', 'Fukui', 'FKI'),
  at('19', [8, 6], '山梨', 'Yamanashi', 'YMN'),
  at('20', [8, 5], '長野', 'Nagano', 'NGN'),
  at('21', [7, 6], '岐阜', 'Gifu', 'GIF'),
  at('22', [8, 7], '静岡', 'Shizuoka', 'SZO'),
  at('23', [7, 7], '愛知', 'Aichi', 'AIC'),
  at('24', [6, 8], '三重', 'Mie', 'MIE'),
  at('25', [6, 6], '滋賀', 'Shiga', 'SIG'),
  at('26', [6, 5], '京都', 'Kyoto', 'KYT'),
  at('27', [5, 7], '大阪', 'Osaka', 'OSK'),
  at('28', [5, 6], '兵庫', 'Hyogo', 'HYG'),
  at('29', [6, 7], '奈良', 'Nara', 'NAR'),
  at('30', [5, 8], '和歌山', 'Wakayama', 'WKY'),
  at('31', [4, 6], '鳥取', 'Tottori', 'TTR'),
  at('32', [3, 6], '島根', 'Shimane', 'SMN'),
  at('33', [4, 7], '岡山', 'Okayama', 'OKY'),
  at('34', [3, 7], '広島', 'Hiroshima', 'HRS'),
  at('35', [2, 7], '山口', 'Yamaguchi', 'YGC'),
  at('36', [4, 10], '徳島', 'Tokushima', 'TKS'),
  at('37', [4, 9], '香川', 'Kagawa', 'KGW'),
  at('38', [3, 9], '愛媛', 'Ehime', 'EHM'),
  at('39', [3, 10], '高知', 'Kochi', 'KUC'),
  at('40', [2, 8], '福岡', 'Fukuoka', 'FKO'),
  at('41', [1, 8], '佐賀', 'Saga', 'SAG'),
  at('42', [0, 8], '長崎', 'Nagasaki', 'NGS'),
  at('43', [1, 9], '熊本', 'Kumamoto', 'KMM'),
  at('44', [2, 9], '大分', 'Oita', 'OIT'),
  at('45', [2, 10], '宮崎', 'Miyazaki', 'MYZ'),
  at('46', [1, 10], '鹿児島', 'Kagoshima', 'KGS'),
  at('47', [0, 10], '沖縄', 'Okinawa', 'OKN'),
];

const codes = new Set(prefectures.map(({ code }) => code));

export const isPrefecture = (key: string): boolean => codes.has(key);
