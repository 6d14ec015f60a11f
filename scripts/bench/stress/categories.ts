const names = [
  '教育',
  '子育て',
  '医療',
  '福祉',
  '行政',
  '経済',
  '産業',
  '環境',
  '交通',
  '防災',
  '文化',
  'その他',
];
const archived = 5;

/** Twelve calls for ideas, of which one is archived; the first ones are loved most. */
export const categories = names.map((name, index) => ({
  search_key: `stress-${index + 1}`,
  name,
  description: `${name}についてのアイデア`,
  status: index === archived ? 'completed' : 'on_air',
  serial_number: index + 1,
}));
