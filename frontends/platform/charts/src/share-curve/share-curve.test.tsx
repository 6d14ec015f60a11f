import { screen } from '@testing-library/react';
import { expectAccessible, show } from '../../../testing/src/index.ts';
import { ShareCurve } from './share-curve.tsx';
import type { Curve } from './shares.ts';

const showCurve = (curve: Curve) =>
  show(
    'platform/charts',
    <ShareCurve title="声の広がり" status="ready" curve={curve} membersLabel="メンバー" postsLabel="投稿" />,
  );

test('what the most active have is read at every tenth, and stands in the table', async () => {
  const { user } = showCurve([
    [0, 0],
    [0.9, 0.38],
    [1, 1],
  ]);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '最も活発な10%のメンバーが、投稿の62%を占めています',
  );
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('投稿の100%');
  expect(screen.getAllByRole('row')).toHaveLength(11);
  screen.getByRole('row', { name: '10% 62%' });
  await expectAccessible();
});

test('without a curve it says so', () => {
  showCurve([]);
  screen.getByText('この期間のデータはまだありません');
});
