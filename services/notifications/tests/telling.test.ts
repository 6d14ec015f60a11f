import { randomUUID } from 'node:crypto';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootNotifications, type Notifications } from './boot.ts';
import { comment, idea, member, vote } from './facts.ts';

let service: Notifications;
beforeAll(async () => {
  service = await bootNotifications();
});
afterAll(() => service.stop());

let last = 100;
const nextId = () => {
  last += 1;
  return last;
};

const ofIdea = async (idea_id: number) =>
  (await service.rows('notifications')).filter((row) => row.idea_id === idea_id);
const told = async (idea_id: number) =>
  (await ofIdea(idea_id)).map((row) => [row.member_id, row.kind, row.comment_id]);

/** Waits until the consumer of a kind of fact has been through all that was published before. */
const settled = async (
  name: 'comments.v1.CommentChanged' | 'ideas.v1.VoteChanged' | 'ideas.v1.IdeaChanged',
) => {
  const id = randomUUID();
  const marker = nextId();
  if (name !== 'ideas.v1.IdeaChanged') {
    await service.publish('ideas.v1.IdeaChanged', idea(marker, 'marker'));
    await eventually(async () => expect((await service.rows('ideas')).at(-1)?.id).toBe(marker));
  }
  const fact = {
    'comments.v1.CommentChanged': comment(marker, marker, 'other'),
    'ideas.v1.VoteChanged': vote(marker, 1),
    'ideas.v1.IdeaChanged': idea(marker, 'marker'),
  }[name];
  await service.publish(name, fact, id);
  await eventually(async () =>
    expect((await service.rows('inbox')).map((row) => row.event_id)).toContain(id),
  );
};

const known = async (author: string, more: object = {}) => {
  const id = nextId();
  await service.publish('ideas.v1.IdeaChanged', idea(id, author, more));
  await eventually(async () => expect((await service.rows('ideas')).map((row) => row.id)).toContain(id));
  return id;
};

describe('comments', () => {
  test('a golden reply tells the author of the comment and the author of the idea', async () => {
    const golden = goldenFact('comments.v1.CommentChanged');
    await service.publish('ideas.v1.IdeaChanged', idea(golden.idea_id, 'owner'));
    await service.publish('comments.v1.CommentChanged', golden);
    await eventually(async () =>
      expect(await told(golden.idea_id)).toEqual([
        [golden.parent_author_id, 'reply_to_comment', golden.comment_id],
        ['owner', 'comment_on_idea', golden.comment_id],
      ]),
    );
  });

  test('edits and own comments tell nobody; two facts of one comment tell once', async () => {
    const id = await known('owner');
    const [own, edited, twice] = [nextId(), nextId(), nextId()];
    await service.publish('comments.v1.CommentChanged', comment(own, id, 'owner'));
    await service.publish(
      'comments.v1.CommentChanged',
      comment(edited, id, 'a', { cause: 'COMMENT_CAUSE_EDITED', revision: 2 }),
    );
    await service.publish('comments.v1.CommentChanged', comment(twice, id, 'a'));
    await service.publish('comments.v1.CommentChanged', comment(twice, id, 'a'));
    await settled('comments.v1.CommentChanged');
    expect(await told(id)).toEqual([['owner', 'comment_on_idea', twice]]);
  });

  test('a comment waits for its idea', async () => {
    const [id, commentId] = [nextId(), nextId()];
    await service.publish('comments.v1.CommentChanged', comment(commentId, id, 'a'));
    await settled('comments.v1.CommentChanged');
    expect(await told(id)).toEqual([]);
    await service.publish('ideas.v1.IdeaChanged', idea(id, 'owner'));
    await eventually(async () => expect(await told(id)).toEqual([['owner', 'comment_on_idea', commentId]]));
  });

  test('what is edited, removed or renamed changes in what was told', async () => {
    const id = await known('reader');
    const commentId = nextId();
    const contents = async () => {
      const { body } = await service.http
        .get('/members/reader/notifications')
        .set(await service.as('reader'));
      return body.results[0];
    };
    await service.publish(
      'comments.v1.CommentChanged',
      comment(commentId, id, 'a', { contents: '良い\n案です' }),
    );
    await eventually(async () => expect((await contents())?.contents).toContain('\n良い 案です'));
    const edited = { contents: '悪い案です', cause: 'COMMENT_CAUSE_EDITED', revision: 2 };
    await service.publish('comments.v1.CommentChanged', comment(commentId, id, 'a', edited));
    await service.publish('ideas.v1.IdeaChanged', idea(id, 'reader', { name: '新しい名前', revision: 2 }));
    await service.publish('ideas.v1.IdeaChanged', idea(id, 'reader', { name: '古い名前', revision: 1 }));
    await eventually(async () => {
      const { contents: text } = await contents();
      expect([text.includes('悪い案です'), text.includes('新しい名前')]).toEqual([true, true]);
    });
    const removed = { removed: true, cause: 'COMMENT_CAUSE_REMOVED', revision: 3 };
    await service.publish('comments.v1.CommentChanged', comment(commentId, id, 'a', removed));
    await service.publish('ideas.v1.IdeaChanged', idea(id, 'reader', { removed: true, revision: 3 }));
    await eventually(async () => {
      const { contents: text, idea: about } = await contents();
      expect([text, about]).toEqual([
        '会員があなたのアイデア「削除されたアイデア」にコメントしました。',
        null,
      ]);
    });
  });

  test('a comment whose removal arrived first tells nobody', async () => {
    const id = await known('owner');
    const commentId = nextId();
    const removed = { removed: true, cause: 'COMMENT_CAUSE_REMOVED', revision: 2 };
    await service.publish('comments.v1.CommentChanged', comment(commentId, id, 'a', removed));
    await settled('comments.v1.CommentChanged');
    await service.publish('comments.v1.CommentChanged', comment(commentId, id, 'a'));
    await settled('comments.v1.CommentChanged');
    expect(await told(id)).toEqual([]);
  });
});

describe('votes', () => {
  const milestones = async (id: number) =>
    (await ofIdea(id)).map((row) => (row.parameters as { milestone: number }).milestone);

  test('each round number is told once, whatever goes up and down', async () => {
    const id = await known('owner');
    for (const count of [1, 2, 3, 4, 5, 6]) await service.publish('ideas.v1.VoteChanged', vote(id, count));
    const cancelled = { type: 'VOTE_TYPE_UNSPECIFIED', revision: 2 };
    await service.publish('ideas.v1.VoteChanged', vote(id, 5, cancelled));
    await service.publish('ideas.v1.VoteChanged', vote(id, 4, cancelled));
    await service.publish('ideas.v1.VoteChanged', vote(id, 5, { revision: 3 }));
    await service.publish('ideas.v1.VoteChanged', vote(id, 10, cancelled));
    await settled('ideas.v1.VoteChanged');
    expect(await milestones(id)).toEqual([1, 5]);
    expect((await ofIdea(id)).every((row) => row.member_id === 'owner')).toBe(true);
  });

  test('fifty votes in any order', async () => {
    const id = await known('owner');
    const counts = Array.from({ length: 50 }, (_, index) => ((index * 17) % 50) + 1);
    await Promise.all(counts.map((count) => service.publish('ideas.v1.VoteChanged', vote(id, count))));
    await eventually(async () =>
      expect((await milestones(id)).sort((a, b) => a - b)).toEqual([1, 5, 10, 25, 50]),
    );
  });

  test('what was imported notifies nobody, and what it reached is not told later', async () => {
    const id = nextId();
    const votes = Array.from({ length: 10 }, (_, index) => vote(id, 0, { member_id: `imported-${index}` }));
    await service.publish('identity.v1.MembersImported', { members: [member('imported')] });
    await service.publish('ideas.v1.IdeasImported', { ideas: [idea(id, 'imported')] });
    await service.publish('comments.v1.CommentsImported', { comments: [comment(nextId(), id, 'a')] });
    await service.publish('ideas.v1.VotesImported', { votes: votes.slice(0, 4) });
    await service.publish('ideas.v1.VotesImported', { votes: votes.slice(4) });
    await eventually(async () =>
      expect((await service.rows('imported_votes')).map((row) => [row.idea_id, row.votes])).toEqual([
        [id, 10],
      ]),
    );
    await eventually(async () => expect((await service.rows('ideas')).map((row) => row.id)).toContain(id));
    await service.publish('ideas.v1.VoteChanged', vote(id, 10, { type: 'VOTE_TYPE_NEGATIVE', revision: 2 }));
    await service.publish('ideas.v1.VoteChanged', vote(id, 25));
    await settled('ideas.v1.VoteChanged');
    expect(await milestones(id)).toEqual([25]);
  });
});

test('who withdraws loses what they were told, and is told nothing more', async () => {
  const id = await known('leaver');
  await service.publish('comments.v1.CommentChanged', comment(nextId(), id, 'a'));
  await eventually(async () => expect(await told(id)).toHaveLength(1));
  const withdrawn = member('leaver', { portal_name: '', status: 'MEMBER_STATUS_WITHDRAWN', revision: 2 });
  await service.publish('identity.v1.MemberChanged', withdrawn);
  await eventually(async () => expect(await told(id)).toEqual([]));
  await service.publish('comments.v1.CommentChanged', comment(nextId(), id, 'a'));
  await settled('comments.v1.CommentChanged');
  expect(await told(id)).toEqual([]);
});

test('a fact that cannot be read stops nothing', async () => {
  const id = await known('owner');
  await service.publish('comments.v1.CommentChanged', { comment_id: { not: 'a number' }, cause: 5 });
  const commentId = nextId();
  await service.publish('comments.v1.CommentChanged', comment(commentId, id, 'a'));
  await eventually(async () => expect(await told(id)).toEqual([['owner', 'comment_on_idea', commentId]]));
});
