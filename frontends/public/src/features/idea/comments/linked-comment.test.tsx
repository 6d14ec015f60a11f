import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { edge, memberSample, pageOf, show } from '../../../../../platform/testing/src/index.ts';
import { ideaAnswers, threadSample } from '../testing/samples.ts';
import { CommentSection } from './comment-section.tsx';
import { idea } from './testing/open-comments.tsx';

const thread = (nr: number) =>
  threadSample({ id: nr, serial_number: `00${nr}`, raw_contents: `意見その${nr}` });

/** The discussion of an idea, and the way to its third comment, as a notification has it. */
function Followed() {
  const [comment, follow] = useState<number>();
  return (
    <>
      <button type="button" onClick={() => follow(3)}>
        通知
      </button>
      <CommentSection idea={idea} commentId={comment} />
    </>
  );
}

test.each([
  ['a member', memberSample],
  ['a visitor', 'visitor' as const],
])('%s is led to a comment that is newer than the list at hand', async (_, who) => {
  edge.answer({ ...ideaAnswers(), 'GET /ideas/:id/comments': pageOf([thread(2), thread(1)]) });
  const { user } = show('public', <Followed />, { at: '/idea/7', path: '/idea/:id', who });
  await screen.findByText('意見その2');
  edge.answer({
    'GET /ideas/:id/comments': pageOf([thread(3), thread(2), thread(1)]),
    'GET /comments/:id': { status: 200, body: { results: thread(3) } },
  });
  await user.click(screen.getByRole('button', { name: '通知' }));
  const linked = (await screen.findByText('リンク先のコメント')).closest('article');
  within(linked as HTMLElement).getByText('意見その3');
});
