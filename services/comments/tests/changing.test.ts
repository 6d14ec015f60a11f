import { eventually } from '@ideabox/testing';
import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
beforeAll(async () => {
  app = await bootBesideIdeas();
});
afterAll(() => app.stop());

const posted = async (idea: number, contents: string, id = 'author', answers?: number) => {
  const answer = await app.post({ idea_id: idea, contents, comment_id: answers }, id);
  expect(answer.status).toBe(201);
  return answer.body.results.id as number;
};

const edit = async (comment: number, body: object, id = 'author', role = 'general') =>
  app.http
    .put(`/comments/${comment}`)
    .set(await app.as(id, role))
    .send(body);

const remove = async (comment: number, id = 'author', role = 'general') =>
  app.http.delete(`/comments/${comment}`).set(await app.as(id, role));

const listed = async (idea: number) => (await app.get(`/ideas/${idea}/comments`)).body;

const factsOf = (comment: number) =>
  app.facts.of('comments.v1.CommentChanged').filter((fact) => fact.comment_id === comment);

const discussionsOf = (idea: number) =>
  app.facts.of('comments.v1.DiscussionChanged').filter((fact) => fact.idea_id === idea);

describe('editing', () => {
  test('replaces the text, marks it and tells of it', async () => {
    const idea = await app.newIdea();
    const id = await posted(idea, '古い文章です');
    const answer = await edit(id, { contents: '新しい文に変えました' });
    expect([answer.status, answer.body.results]).toEqual([
      200,
      expect.objectContaining({ id, contents: '新しい文に変えました', edited: true, serial_number: '001' }),
    ]);
    expect((await app.get(`/comments?idea=${idea}&keyword=古い`)).body.results).toEqual([]);
    expect((await app.get(`/comments?idea=${idea}&keyword=新し`)).body.results).toHaveLength(1);
    await eventually(() => {
      expect(factsOf(id).at(-1)).toMatchObject({
        contents: '新しい文に変えました',
        cause: 'COMMENT_CAUSE_EDITED',
        revision: 2,
      });
      expect(discussionsOf(idea).at(-1)).toMatchObject({
        comment_count: 1,
        top_comment: { contents: '新しい文に変えました' },
        revision: 2,
      });
    });
  });

  test('the same text again changes nothing', async () => {
    const id = await posted(await app.newIdea(), '変わらない文');
    expect((await edit(id, { contents: '変わらない文' })).body.results.edited).toBe(false);
  });

  test('keeps every version, which all who see the comment can read', async () => {
    const id = await posted(await app.newIdea(), '第一版 <i>');
    await edit(id, { contents: '第二版は話が変わった' });
    await edit(id, { contents: '第三版でまた戻る' });
    const { results, metadata } = (await app.get(`/comments/${id}/versions`)).body;
    expect(metadata.resultset).toEqual({ count: 3, limit: 50, offset: 0 });
    expect(
      results.map((item: { version: number; raw_contents: string }) => [item.version, item.raw_contents]),
    ).toEqual([
      [3, '第三版でまた戻る'],
      [2, '第二版は話が変わった'],
      [1, '第一版 <i>'],
    ]);
    expect(results[2].contents).toBe('第一版 &lt;i&gt;');
    const times = results.map((item: { date_entered: string }) => item.date_entered);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await app.get(`/comments/${id}/versions?offset=3`)).body).toMatchObject({
      results: [],
      metadata: { resultset: { count: 3 } },
    });
    await remove(id);
    expect((await app.get(`/comments/${id}/versions`)).body.message).toBe('Comment not found');
  });

  test('ends when the category is archived', async () => {
    const idea = await app.newIdea();
    const id = await posted(idea, '締め切りまでに直す');
    const category = app.categoryIds.on_air;
    const setStatus = async (status: string) =>
      app.ideas.http
        .put(`/categories/${category}`)
        .set(await app.ideas.as('admin', 'admin'))
        .send({ status });
    expect((await setStatus('completed')).status).toBe(200);
    const answer = await edit(id, { contents: '締め切り後の文' });
    expect([answer.status, answer.body.errors]).toEqual([403, { category: ['not_allowed'] }]);
    expect((await setStatus('on_air')).status).toBe(200);
    expect((await edit(id, { contents: '締め切り後の文' })).status).toBe(200);
  });

  test('is for the author alone, and takes what posting takes', async () => {
    const idea = await app.newIdea();
    const id = await posted(idea, '最初の文章です');
    await posted(idea, '同じことを言わないでください');
    expect((await edit(id, { contents: '横取り' }, 'other')).status).toBe(403);
    expect((await edit(id, { contents: '横取り' }, 'op', 'operator')).status).toBe(403);
    expect((await edit(id, { contents: '同じことを言わないでください！' })).status).toBe(409);
    expect((await edit(id, { contents: '' })).body.errors).toEqual({ contents: ['required'] });
    expect((await edit(id, { contents: '\ue000' })).body.errors).toEqual({
      contents: ['prohibited_characters'],
    });
    expect((await edit(id, { contents: 'x', serial_number: 9 })).status).toBe(400);
    expect((await edit(999_999, { contents: 'x' })).body.message).toBe('Comment not found');
    expect((await edit(id, { contents: '最初の文章です。' })).status).toBe(200);
  });
});

describe('removing', () => {
  test('a comment without replies is gone', async () => {
    const idea = await app.newIdea();
    const first = await posted(idea, '残るほう');
    const id = await posted(idea, '消すほう');
    expect((await remove(id, 'other')).status).toBe(403);
    expect((await remove(id)).body.results).toEqual({ id, removed: true });
    expect((await remove(id)).status).toBe(404);
    expect((await app.get(`/comments/${id}`)).status).toBe(404);
    expect((await listed(idea)).metadata.resultset.count).toBe(1);
    expect((await app.get(`/comments?idea=${idea}`)).body.metadata.resultset.count).toBe(1);
    await eventually(() => {
      expect(factsOf(id).at(-1)).toMatchObject({
        removed: true,
        contents: '',
        cause: 'COMMENT_CAUSE_REMOVED',
        revision: 2,
      });
      expect(discussionsOf(idea).at(-1)).toMatchObject({
        comment_count: 1,
        top_comment: { comment_id: first },
      });
    });
    expect(await posted(idea, '消すほう')).toBeGreaterThan(id);
    expect((await listed(idea)).results[0].serial_number).toBe('003');
  });

  test('replies stay under a marker until they are gone too', async () => {
    const idea = await app.newIdea();
    const id = await posted(idea, '親のコメント');
    const reply = await posted(idea, '返信のコメント', 'replier', id);
    expect((await remove(id, 'op', 'operator')).status).toBe(200);
    const [marker] = (await listed(idea)).results;
    expect(marker).toMatchObject({ id, removed: true, contents: '', user: null, name: '', comment_count: 1 });
    expect(marker.comments).toMatchObject([{ id: reply, contents: '返信のコメント' }]);
    const refused = await app.post({ idea_id: idea, contents: '消えた親へ', comment_id: id });
    expect([refused.status, refused.body.message]).toEqual([404, 'Comment not found']);
    expect((await edit(id, { contents: '蘇る' })).status).toBe(404);
    await posted(idea, '返信への返信', 'third', reply);
    await eventually(() =>
      expect(discussionsOf(idea).at(-1)).toMatchObject({ comment_count: 2, top_comment: null }),
    );
    const second = (await listed(idea)).results[0].comments[1].id;
    await remove(reply, 'replier');
    await remove(second, 'third');
    expect(await listed(idea)).toMatchObject({ results: [], metadata: { resultset: { count: 0 } } });
    await eventually(() => expect(discussionsOf(idea).at(-1)).toMatchObject({ comment_count: 0 }));
  });

  test('by an operator is told with its reason, to the author and to the audit log', async () => {
    const idea = await app.newIdea();
    const ids = [
      await posted(idea, '規約に反する一つ目'),
      await posted(idea, '問題ない自分の投稿', 'op'),
    ] as const;
    const answer = await app.http
      .delete(`/comments/${ids[0]}`)
      .set(await app.as('op', 'operator'))
      .send({ reason: '利用規約に反するため' });
    expect(answer.status).toBe(200);
    expect((await remove(ids[1], 'op', 'operator')).status).toBe(200);
    const audited = () => app.facts.of('audit.v1.Acted').filter((fact) => fact.actor_id === 'op');
    await eventually(() => {
      expect(factsOf(ids[0]).at(-1)).toMatchObject({
        actor_id: 'op',
        reason: '利用規約に反するため',
        contents: '',
      });
      expect(factsOf(ids[1]).at(-1)).toMatchObject({ actor_id: 'op', reason: '' });
      expect(audited().at(-1)).toEqual({
        actor_id: 'op',
        actor_role: 'operator',
        action: 'comment.removed',
        entity: 'comment',
        entity_id: String(ids[0]),
        reason: '利用規約に反するため',
        changes: JSON.stringify({ contents: ['規約に反する一つ目', null] }),
        date_entered: expect.stringMatching(/Z$/),
      });
    });
    expect(audited().map((fact) => fact.entity_id)).not.toContain(String(ids[1]));
  });

  test.each(['', '?reason=%E8%8D%92%E3%82%89%E3%81%97'])(
    'takes a reason in the query too: %s',
    async (query) => {
      const id = await posted(await app.newIdea(), '荒らしの投稿');
      const headers = await app.as('op2', 'admin');
      expect((await app.http.delete(`/comments/${id}${query}`).set(headers)).status).toBe(200);
      await eventually(() => expect(factsOf(id).at(-1)?.reason).toBe(query ? '荒らし' : ''));
    },
  );

  test('and editing at once leave one of them refused, or an edit that was removed', async () => {
    const idea = await app.newIdea();
    for (const n of [1, 2, 3, 4]) {
      const id = await posted(idea, `${n}度目の競争のための文`);
      const answers = await Promise.all([edit(id, { contents: `${n}度目に書き換えたもの` }), remove(id)]);
      expect([200, 404]).toContain(answers[0].status);
      expect(answers[1].status).toBe(200);
      expect((await app.get(`/comments/${id}`)).status).toBe(404);
    }
    expect((await listed(idea)).metadata.resultset.count).toBe(0);
  });

  test('comments written and removed at once leave counters that equal what is there', async () => {
    const idea = await app.newIdea();
    const root = await posted(idea, '起点となる話題');
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const id = await posted(idea, `${n}番`.repeat(9), `w${n}`, n % 3 ? root : undefined);
        if (n % 2) await remove(id, `w${n}`);
      }),
    );
    const { results, metadata } = await listed(idea);
    expect(metadata.resultset.count).toBe(6);
    expect(results).toHaveLength(6);
    expect(results.at(-1)).toMatchObject({ id: root, comment_count: 10 });
    expect((await app.get(`/comments?idea=${idea}`)).body.metadata.resultset.count).toBe(16);
    await eventually(() => expect(discussionsOf(idea).at(-1)).toMatchObject({ comment_count: 16 }));
    expect(discussionsOf(idea).at(-1)?.top_comment?.comment_id).toBe(root);
  });
});
