import { screen } from '@testing-library/react';
import { edge, memberSample, show, type Visit } from '../../../../../../platform/testing/src/index.ts';
import { draftKey } from '../../draft.ts';
import { ideaSample, threadSample } from '../../testing/samples.ts';
import { CommentSection } from '../comment-section.tsx';

export const idea = ideaSample();
/** Where the draft of the member's comment is kept. */
export const key = draftKey(memberSample.id, 'comment.7');
export const posted = {
  status: 201,
  body: { results: threadSample({ id: 12, raw_contents: 'わたしの意見' }) },
};

export const open = (visit: Visit = {}, about = idea) =>
  show('public', <CommentSection idea={about} commentId={undefined} />, {
    at: '/idea/7',
    path: '/idea/:id',
    who: memberSample,
    ...visit,
  });
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'コメントを書く' });
export const send = () => screen.getByRole('button', { name: 'コメントを投稿する' });
export const keysSent = () =>
  edge.calls('POST /comments').map(({ headers }) => headers.get('Idempotency-Key'));
