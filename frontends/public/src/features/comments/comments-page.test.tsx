import { screen, waitFor } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  ideaCardSample,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import type { Comment } from '../../comments/comment.ts';
import { CommentsPage } from './comments-page.tsx';

const typed = '役場の紙の書類が難しすぎるので、窓口でもっと助けてほしい。';
const idea = ideaCardSample();
const found: Comment = {
  id: 11,
  idea,
  parent_id: null,
  user: idea.user,
  serial_number: '001',
  raw_contents: typed,
  rating: 0,
  rating_count: 0,
  edited: false,
  removed: false,
  comment_count: 0,
  date_entered: '2026-11-21T03:00:00Z',
  my_vote: null,
  is_mine: null,
  is_blocked: null,
  hits: {
    raw_contents: [
      [0, 2],
      [5, 7],
    ],
  },
};

const open = (at: string) => {
  edge.answer({ 'GET /comments': pageOf([found]), 'GET /categories': pageOf([]) });
  return show('public', <CommentsPage />, { at });
};
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const asked = () => edge.calls('GET /comments').map(({ query }) => query.get('fields'));

test('hits are marked in comments, which stand there whole', async () => {
  open('/comments?keyword=役場書類');
  const comment = await screen.findByRole('article');
  expect(comment.textContent).toContain(typed);
  expect(marks()).toEqual(['役場', '書類']);
  expect(asked()[0]?.split(',')).toContain('hits');
  await expectAccessible();
});

test('what one types into the field of the page is searched for; without it nothing is asked for by name', async () => {
  const { user } = open('/comments');
  await screen.findByRole('article');
  expect(asked()).toEqual([null]);
  await user.type(screen.getByRole('searchbox', { name: 'キーワード' }), '役場書類{Enter}');
  await waitFor(() => expect(edge.calls('GET /comments').at(-1)?.query.get('keyword')).toBe('役場書類'));
});
