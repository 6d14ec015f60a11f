import { screen } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import type { Step } from './step.ts';
import { Steps } from './steps.tsx';

const showSteps = (items: Step[]) =>
  show(
    'platform/charts',
    <Steps title="参加まで" status="ready" items={items} itemLabel="段階" countLabel="数" unitLabel="単位" />,
  );

const items = [
  { key: 'visits', label: '訪問', count: 4000, unit: '訪問' },
  { key: 'readers', label: 'アイデアを読んだ訪問', count: 1500, unit: '訪問' },
  { key: 'members', label: '新規登録', count: 60, unit: '人' },
];

test('each step says its count and its unit, and nothing is told in per cent', async () => {
  const { user } = showSteps(items);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('訪問: 4,000 訪問');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('新規登録: 60 人');
  screen.getByText('単位：人');
  screen.getByRole('row', { name: 'アイデアを読んだ訪問 1,500 訪問' });
  expect(document.body.textContent).not.toMatch(/[%％]/);
  await expectAccessible();
});

test('bars are measured by those of their own unit alone', () => {
  showSteps(items);
  const widths = screen
    .getAllByRole('img')
    .map((mark) => Number(mark.querySelector('rect:not(.ground)')?.getAttribute('width')));
  expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
});

test('where nobody came it says so', () => {
  showSteps(items.map((item) => ({ ...item, count: 0 })));
  screen.getByText('この期間のデータはまだありません');
});
