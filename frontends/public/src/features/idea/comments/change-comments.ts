import type { Comment, Thread, ThreadPage } from '../../../comments/comment.ts';

/** The same page with one comment or reply changed; all else keeps its identity, so that nothing else is drawn again. */
export function changeComment(page: ThreadPage, id: number, change: Partial<Comment>): ThreadPage {
  return mapThreads(page, (thread) => {
    if (thread.id === id) return { ...thread, ...change };
    if (!thread.comments.some((reply) => reply.id === id)) return thread;
    const comments = thread.comments.map((reply) => (reply.id === id ? { ...reply, ...change } : reply));
    return { ...thread, comments };
  });
}

export function addThread(page: ThreadPage, thread: Thread): ThreadPage {
  if (page.results.some(({ id }) => id === thread.id)) return page;
  return withCount(
    { ...page, results: [{ ...thread, comments: thread.comments ?? [] }, ...page.results] },
    1,
  );
}

export function addReply(page: ThreadPage, reply: Comment): ThreadPage {
  return mapThreads(page, (thread) =>
    thread.id === reply.parent_id && !thread.comments.some(({ id }) => id === reply.id)
      ? { ...thread, comment_count: thread.comment_count + 1, comments: [...thread.comments, reply] }
      : thread,
  );
}

const removed = { removed: true, user: null, raw_contents: '', rating: 0, rating_count: 0, edited: false };

/** A comment with replies leaves a marker, any other goes. */
export function takeOut(page: ThreadPage, id: number): ThreadPage {
  const thread = page.results.find((one) => one.id === id);
  if (thread && thread.comment_count > 0) return changeComment(page, id, removed);
  if (thread) return withCount({ ...page, results: page.results.filter((one) => one !== thread) }, -1);
  return mapThreads(page, (one) => {
    const comments = one.comments.filter((reply) => reply.id !== id);
    if (comments.length === one.comments.length) return one;
    return { ...one, comment_count: one.comment_count - 1, comments };
  });
}

function mapThreads(page: ThreadPage, map: (thread: Thread) => Thread): ThreadPage {
  const results = page.results.map(map);
  return results.every((thread, index) => thread === page.results[index]) ? page : { ...page, results };
}

function withCount(page: ThreadPage, by: number): ThreadPage {
  const { resultset } = page.metadata;
  return { ...page, metadata: { resultset: { ...resultset, count: resultset.count + by } } };
}
