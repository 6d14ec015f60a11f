import type { Category } from '@ideabox/api-client';
import { screen } from '@testing-library/react';
import { categorySample, memberSample, show } from '../../../../platform/testing/src/index.ts';
import { PostHere } from './post-here.tsx';

const as = (role: string, status: Category['status']) =>
  show('public', <PostHere category={categorySample({ status })} />, {
    who: { ...memberSample, roles: [role] },
  });

test.each([
  ['supporter', 'open_for_supporter', '（サポーターと事務局のみ）'],
  ['operator', 'open_for_supporter', '（サポーターと事務局のみ）'],
  ['operator', 'admin_only_postable', '（管理者のみ）'],
  ['operator', 'on_air', null],
] as const)('a %s who may post where it is %s reads who may: %s', (role, status, words) => {
  as(role, status);
  screen.getByRole('button', { name: 'このテーマに投稿する' });
  expect(screen.queryByText(/のみ）$/)?.textContent ?? null).toBe(words);
});
