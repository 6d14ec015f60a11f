import { type ApiClient, QueryClient } from '@ideabox/api-client';
import type { Comment, Thread, ThreadPage } from '../../../comments/comment.ts';
import { openQuery } from '../../../own/use-with-own.ts';
import { addThread } from './change-comments.ts';
import { threadsOf } from './get-comments.ts';
import { shareThreads } from './share-threads.ts';

const thread = (id: number, contents = `text ${id}`) =>
  ({ id, raw_contents: contents, comments: [{ id: id * 10 } as Comment] }) as Thread;
const page = (...results: Thread[]): ThreadPage => ({
  results,
  metadata: { resultset: { count: results.length, limit: 30, offset: 0 } },
});

test('threads keep their identity behind one that has come and around one that has changed', () => {
  const before = page(thread(1), thread(2), thread(3));
  const after = shareThreads(before, page(thread(4), thread(1), thread(2, 'changed'), thread(3)));
  expect(after.results.map(({ id }) => id)).toEqual([4, 1, 2, 3]);
  expect([after.results[1], after.results[3]]).toEqual([before.results[0], before.results[2]]);
  expect(after.results[1]).toBe(before.results[0]);
  expect(after.results[3]).toBe(before.results[2]);
  expect(after.results[2]).toMatchObject({ raw_contents: 'changed' });
  expect(after.results[2]?.comments).toBe(before.results[1]?.comments);
  expect(after.metadata.resultset.count).toBe(4);
});

test('an answer that says nothing new is the page at hand', () => {
  const before = page(thread(1), thread(2));
  expect(shareThreads(before, page(thread(1), thread(2)))).toBe(before);
  expect(shareThreads(undefined, before)).toBe(before);
});

test('a comment of one’s own put first leaves the others at hand as they are', async () => {
  const queries = new QueryClient();
  const api = { get: async () => page(thread(1), thread(2)) } as unknown as ApiClient;
  const query = openQuery<Thread>(api, threadsOf(7, 'newest', 1));
  const before = await queries.fetchQuery(query);
  queries.setQueryData<ThreadPage>(query.queryKey, (now) => now && addThread(now, thread(3)));
  const after = queries.getQueryData<ThreadPage>(query.queryKey)?.results;
  expect(after?.map(({ id }) => id)).toEqual([3, 1, 2]);
  expect([after?.[1] === before.results[0], after?.[2] === before.results[1]]).toEqual([true, true]);
  queries.clear();
});
