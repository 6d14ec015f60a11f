import { screen } from '@testing-library/react';
import { edge, expectAccessible, failures, show } from '../../../../platform/testing/src/index.ts';
import { MemberPage } from './member-page.tsx';

test('a member who is not there: that is said, with ways on', async () => {
  edge.answer({ 'GET /members/:id': failures[404] });
  const at = '/members/00000000-0000-4000-8000-00000000dead';
  show('member', <MemberPage />, { at, path: '/members/:id' });
  await screen.findByRole('heading', { level: 1, name: /お探しの会員は見つかりませんでした$/ });
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  await expectAccessible();
});
