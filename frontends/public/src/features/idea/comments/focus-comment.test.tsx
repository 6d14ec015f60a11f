import { waitFor } from '@testing-library/react';
import { focusComment } from './focus-comment.ts';

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

test('a comment gets the focus when the dialog over it has closed and given its own back', async () => {
  document.body.innerHTML = `
    <article id="comment-7" tabindex="-1">意見です。</article>
    <button>投稿者をブロック</button>
    <dialog open><button>ブロックする</button></dialog>`;
  const [opener, inDialog] = document.querySelectorAll('button');
  inDialog?.focus();
  focusComment(7);
  await frames(10);
  expect(document.activeElement).toBe(inDialog);
  document.querySelector('dialog')?.removeAttribute('open');
  opener?.focus();
  await waitFor(() => expect(document.activeElement?.id).toBe('comment-7'));
});
