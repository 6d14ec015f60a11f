/** A word that no line takes, as editors and members may write them. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

const populous = ['13', '14', '27'];
const tooFew = ['31', '32', '36'];

/** Every prefecture but those too small to be told of, overseas and no answer. */
export const areas = [
  ...Array.from({ length: 47 }, (_, index) => ({
    key: String(index + 1).padStart(2, '0'),
    label: `第${index + 1}県`,
    count: (index * index * 37) % 419,
    rate: (index * 7.3) % 61,
  }))
    .filter(({ key }) => !tooFew.includes(key))
    .map((area) => (populous.includes(area.key) ? { ...area, count: area.count + 12_345 } : area)),
  { key: '99', label: '海外', count: 12, rate: null },
  { key: '00', label: '未回答', count: 2345, rate: null },
];

/** How Lorenz draws it when few members write most. */
export const curve = Array.from({ length: 101 }, (_, index) => [index / 100, (index / 100) ** 4] as const);

/** Ever more towards the evening, at noon too, less at the weekend; nights are told nothing of on Sunday. */
export const weekOfHours = Array.from({ length: 7 * 24 }, (_, index) => {
  const [weekday, hour] = [Math.floor(index / 24) + 1, index % 24];
  const rush = Math.max(0, 60 - Math.abs(hour - 21) * 9) + Math.max(0, 25 - Math.abs(hour - 12) * 9);
  return { weekday, hour, count: Math.round(rush * (weekday > 5 ? 0.4 : 1 + weekday / 10)) };
}).filter(({ weekday, hour }) => weekday !== 7 || hour > 5);

export const way = [
  { key: 'visits', label: 'サイトへの訪問', count: 48_210, unit: '訪問' },
  { key: 'readers', label: 'アイデアを開いた訪問', count: 17_905, unit: '訪問' },
  { key: 'members', label: '新しく登録した人', count: 812, unit: '人' },
  { key: 'voters', label: '投票した人', count: 640, unit: '人' },
  { key: 'commenters', label: 'コメントした人', count: 154, unit: '人' },
  { key: 'authors', label: 'アイデアを投稿した人', count: 97, unit: '人' },
];

export const words = [
  '図書館',
  '保育園',
  longWord,
  'バス',
  '公園',
  '手続き',
  '図書館の開館時間',
  '防災',
  'ごみ',
  '税',
].map((label, index) => ({ key: label, label, count: (index * 137) % 211, href: `/ideas?tag=${index}` }));

export const topicLabels = {
  topic: '話題',
  count: 'アイデア',
  growth: '増減',
  positive: '賛成',
  neutral: '中立',
  negative: '反対',
};

const topicNames = [
  '保育園と待機児童',
  '図書館の開館時間',
  'バスの本数',
  '公園',
  '手続きのオンライン化',
  'ごみの分別',
  '防災',
  '税',
];

/** Some crowded, some alone, one with a word that no line takes. */
export const topics = [...topicNames, longWord, ...topicNames.map((name) => `${name}のその後`)].map(
  (name, index) => ({
    id: index + 1,
    name,
    x: Math.sin(index * 1.7) ** 3,
    y: Math.cos(index * 2.3) ** 3,
    count: 12 + ((index * index * 137) % 640),
    growth: ((index * 37) % 60) - 25,
    positive: 300 - index * 10,
    neutral: 40,
    negative: index * 12,
    href: `/ideas?topic=${index + 1}`,
  }),
);
