import { screen } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import type { Topic } from './topic.ts';
import { TopicMap } from './topic-map.tsx';

const labels = {
  topic: '話題',
  count: 'アイデア',
  growth: '増減',
  positive: '賛成',
  neutral: '中立',
  negative: '反対',
};

const topic = (change: Partial<Topic>): Topic => ({
  id: 1,
  name: '保育園',
  x: 0,
  y: 0,
  count: 40,
  growth: 0,
  positive: 3,
  neutral: 2,
  negative: 1,
  href: '/ideas?topic=1',
  ...change,
});

const showTopics = (items: Topic[], chosen?: number) =>
  show(
    'platform/charts',
    <TopicMap title="話題" status="ready" items={items} labels={labels} chosen={chosen} />,
  );

test('each topic is a link to its ideas that says its size, growth and mood; so is its row', async () => {
  const { user, address } = showTopics([
    topic({ count: 40, growth: -3 }),
    topic({ id: 2, name: '図書館', x: 1, count: 1200, growth: 12, href: '/ideas?topic=2' }),
  ]);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '図書館: アイデア 1,200、増減 ▲+12、賛成 3、中立 2、反対 1',
  );
  expect(screen.getByText('図書館', { selector: 'p' }).parentElement?.textContent).toContain('増減▲+12');
  screen.getByRole('row', { name: '保育園 40 ▼-3 3 2 1' });
  await expectAccessible();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('保育園: アイデア 40');
  await user.click(screen.getByRole('link', { name: /^図書館:/ }));
  expect(address()).toBe('/ideas?topic=2');
  screen.getByRole('link', { name: '図書館' });
});

test('without a time before nothing is said of growth', () => {
  const { growth: _, ...others } = labels;
  const items = [topic({ growth: 7 }), topic({ id: 2, name: '図書館', x: 1 })];
  show('platform/charts', <TopicMap title="話題" status="ready" items={items} labels={others} />);
  expect(document.body.textContent).not.toContain('▲+');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('増減');
  expect(screen.queryAllByText(/^▲/, { selector: 'text' })).toEqual([]);
});

test('a name that is cut on the map is whole where it is read', async () => {
  const name = '引っ越しの手続き・役所の窓口・住所の変更';
  showTopics([topic({ name, growth: 5 }), topic({ id: 2, name: '図書館', x: 1, y: 1 })]);
  screen.getByText(/^▲引.*…$/);
  screen.getByRole('link', { name: new RegExp(`^${name}: `) });
  await expectAccessible();
});

test('the chosen topic is told', () => {
  showTopics([topic({}), topic({ id: 2, name: '図書館', x: 1 })], 2);
  const current = screen.getAllByRole('link', { current: true });
  expect(current.map((link) => link.getAttribute('aria-label'))).toEqual([expect.stringMatching(/^図書館:/)]);
});

test('without topics it says so', () => {
  showTopics([]);
  screen.getByText('この期間のデータはまだありません');
});
