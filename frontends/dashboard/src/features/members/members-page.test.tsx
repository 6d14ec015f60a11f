import { screen, within } from '@testing-library/react';
import { pageOf, show } from '../../../../platform/testing/src/index.ts';
import { dashboardAnswers } from '../../testing/samples.ts';
import { MembersPage } from './members-page.tsx';

test('ages stand in their own order, however many there are of each; who is told together is last', async () => {
  const { edge } = show(['platform/charts', 'platform/ui', 'dashboard'], <MembersPage />, {
    at: '/analyze/user',
    path: '/analyze/user/:role?',
    drawsMain: true,
  });
  const cell = (key: string, count: number) => ({ key, label: key, count });
  edge.answer({
    ...dashboardAnswers(),
    'GET /analytics/generations': pageOf([
      cell('30s', 90),
      cell('undefined', 50),
      cell('others', 40),
      cell('over90s', 7),
      cell('10s', 5),
    ]),
  });
  const card = await screen.findByRole('region', { name: '年代' });
  const rows = within(await within(card).findByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['10s', '30s', 'over90s', 'undefined', 'others']);
});
