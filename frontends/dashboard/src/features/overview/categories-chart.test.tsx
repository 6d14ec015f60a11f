import { screen, waitFor } from '@testing-library/react';
import { categorySample, pageOf, show } from '../../../../platform/testing/src/index.ts';
import { CategoriesChart } from './categories-chart.tsx';

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

test('says how it is counted, and gives its figures away by the call that tells them', async () => {
  const { user, edge } = show(['platform/charts', 'platform/ui', 'dashboard'], <CategoriesChart />);
  edge.answer({ 'GET /categories': pageOf([categorySample({ name: '子育て', idea_count: 4 })]) });
  await user.click(await screen.findByText('数え方とデータ'));
  expect(screen.getByText(/^公開されているアイデアを、/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'CSVで保存' }));
  await waitFor(() => expect(saved).toEqual(['テーマ別のアイデア.csv']));
  const csv = edge.calls('GET /categories').at(-1);
  expect(csv?.headers.get('accept')).toBe('text/csv');
  expect(csv?.query.get('fields')).toBe('id,name,idea_count');
});
