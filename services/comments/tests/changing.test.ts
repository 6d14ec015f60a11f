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

  test('is for the author alone, and takes what posting takes', async () => {
    const idea = await app.newIdea();
    const id = await posted(idea, '最初の文章です');
    await posted(idea, '同じことを言わないでください');
    expect((await edit(id, { contents: '横取り' }, 'other')).status).toBe(403);
    expect((await edit(id, { contents: '横取り' }, 'op', 'operator')).status).toBe(403);
    expect((await edit(id, { contents: '同じことを言わないでください！' })).status).toBe(409);
    expect((await edit(id, { contents: '' })).body.errors).toEqual({ contents: ['required'] });
    expect((await edit(id, { contents: '😀' })).body.errors).toEqual({ contents: ['prohibited_characters'] });
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
