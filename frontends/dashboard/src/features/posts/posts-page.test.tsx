import { screen } from '@testing-library/react';
import { memberSample, show } from '../../../../platform/testing/src/index.ts';
import { dashboardAnswers } from '../../testing/samples.ts';
import { PostsPage } from './posts-page.tsx';

test.each([
  ['members and visitors, who support nothing, all support is told', '/analyze/overview', 'general', null],
  ['supporters their own is told', '/analyze/overview/supporter', 'supporter', 'supporter'],
])('of %s', async (_what, at, role, supporters) => {
  const { edge } = show(['platform/charts', 'platform/ui', 'dashboard'], <PostsPage />, {
    at,
    path: '/analyze/overview/:role?',
    drawsMain: true,
    who: { ...memberSample, roles: ['supporter'] },
  });
  edge.answer(dashboardAnswers());
  await screen.findByRole('region', { name: '支持数の推移' });
  const rolesOf = (widget: string) => edge.calls(`GET /analytics/${widget}`).at(0)?.query.get('roles');
  expect(rolesOf('votes')).toContain(role);
  expect(rolesOf('supporters')).toBe(supporters);
});
