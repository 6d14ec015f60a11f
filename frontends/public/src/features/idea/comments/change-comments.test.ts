import type { Comment, Thread, ThreadPage } from '../../../comments/comment.ts';
import { addReply, addThread, changeComment, takeOut } from './change-comments.ts';

const comment = (id: number, parent_id: number | null = null) =>
  ({ id, parent_id, raw_contents: `text ${id}`, removed: false, comment_count: 0 }) as Comment;
const thread = (id: number, ...replies: number[]): Thread => ({
  ...comment(id),
  comment_count: replies.length,
  comments: replies.map((reply) => comment(reply, id)),
});
const page = (...results: Thread[]): ThreadPage => ({
  results,
  metadata: { resultset: { count: results.length, limit: 30, offset: 0 } },
});
const before = page(thread(1, 11, 12), thread(2));

test('a change of a reply leaves every other thread and reply as it is', () => {
  const after = changeComment(before, 12, { rating: 5 });
  expect(after.results[0]?.comments[1]).toMatchObject({ id: 12, rating: 5 });
  expect(after.results[0]?.comments[0]).toBe(before.results[0]?.comments[0]);
  expect(after.results[1]).toBe(before.results[1]);
  expect(changeComment(before, 99, { rating: 5 })).toBe(before);
});

test('a new thread comes first and a new reply last, each once', () => {
  const added = addThread(before, thread(3));
  expect(added.results.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(added.metadata.resultset.count).toBe(3);
  expect(addThread(added, thread(3))).toBe(added);
  const answered = addReply(before, comment(13, 1));
  expect(answered.results[0]).toMatchObject({
    comment_count: 3,
    comments: [{ id: 11 }, { id: 12 }, { id: 13 }],
  });
  expect(addReply(answered, comment(13, 1))).toBe(answered);
});

test('with replies a marker stays, without it goes', () => {
  expect(takeOut(before, 1).results[0]).toMatchObject({ removed: true, raw_contents: '', comment_count: 2 });
  const gone = takeOut(before, 2);
  expect(gone.results.map(({ id }) => id)).toEqual([1]);
  expect(gone.metadata.resultset.count).toBe(1);
  expect(takeOut(before, 11).results[0]).toMatchObject({ comment_count: 1, comments: [{ id: 12 }] });
});
