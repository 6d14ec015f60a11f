import type { Category } from '../../domain/category.ts';
import { categoryView } from './category-schema.ts';

const category: Category = {
  id: 1,
  name: '学び',
  names: {},
  search_key: 'learning',
  description: '',
  descriptions: {},
  contents: '',
  date_entered: '2026-01-01T00:00:00.000Z',
  status: 'on_air',
  serial_number: 1,
  invisible: false,
  idea_count: 0,
  category_group: 'くらし',
  visual_src: null,
  visual_srcset: null,
  from: null,
  until: null,
  stepper: null,
  situations: [],
};

const settings = (feature: string | undefined) => ({
  feature: (key: string) => (key === 'feature_category_group' ? feature : undefined),
  registry: () => undefined,
  close: () => undefined,
});

test.each([
  ['true', 'くらし'],
  ['1', 'くらし'],
  ['false', null],
  ['0', null],
  ['', null],
  [undefined, null],
])('while feature_category_group is %s, the group is %s', (feature, group) => {
  expect(categoryView(settings(feature), 'ja')(category).category_group).toBe(group);
});

test('the status is the one that counts now', () => {
  const closed = { ...category, until: '2020-01-01T00:00:00Z' };
  const coming = { ...category, from: '2999-01-01T00:00:00Z' };
  const statusOf = (item: Category) => categoryView(settings('0'), 'ja')(item).status;
  expect([statusOf(category), statusOf(closed), statusOf(coming)]).toEqual([
    'on_air',
    'completed',
    'admin_only_postable',
  ]);
});
