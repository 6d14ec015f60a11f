import { eventually, goldenFact } from '@ideabox/testing';
import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
let idea: number;
beforeAll(async () => {
  app = await bootBesideIdeas();
  idea = await app.newIdea('on_air', 'idea-author');
});
afterAll(() => app.stop());

const posted = async (contents: string, where = idea, author = 'writer') => {
  const answer = await app.post({ idea_id: where, contents }, author);
  expect(answer.status).toBe(201);
  return answer.body.results.id as number;
};

const rate = async (comment: number, id: string, body: object = { stars: 5 }) =>
  app.http
    .put(`/comments/${comment}/rating`)
    .set(await app.as(id))
    .send(body);

const takeBack = async (comment: number, id: string) =>
  app.http.delete(`/comments/${comment}/rating`).set(await app.as(id));

const topComment = (where: number) =>
  app.facts
    .of('comments.v1.DiscussionChanged')
    .filter((fact) => fact.idea_id === where)
    .toSorted((a, b) => a.revision - b.revision)
    .at(-1)?.top_comment?.comment_id;

test('stars are averaged, replaced and taken back, and the top comment follows', async () => {
  const where = await app.newIdea();
  const rated = await posted('評価される意見', where, 'rated');
  const newest = await posted('いちばん新しい話題', where, 'rated');
  await eventually(() => expect(topComment(where)).toBe(newest));
  expect((await rate(rated, 'first', { stars: 5 })).body.results).toEqual({
    id: rated,
    my_vote: 5,
    vote_rate_avarage: 5,
    rating: 5,
    vote_count: 1,
    rating_count: 1,
  });
  await eventually(() => expect(topComment(where)).toBe(rated));
  await rate(rated, 'b', { stars: 4 });
  expect((await rate(rated, 'c', { stars: 4 })).body.results).toMatchObject({ vote_rate_avarage: 4.33 });
  expect((await rate(rated, 'c', { stars: 1 })).body.results).toMatchObject({
    vote_rate_avarage: 3.33,
    vote_count: 3,
  });
  expect((await app.get(`/comments?idea=${where}&sort=rating`)).body.results[0]).toMatchObject({
    id: rated,
    vote_rate_avarage: 3.33,
  });
  expect((await app.get('/members/rated/comments?highly_rated=1')).body.results).toEqual([]);
  expect((await takeBack(rated, 'c')).body.results).toMatchObject({ my_vote: null, vote_rate_avarage: 4.5 });
  expect((await app.get('/members/rated/comments?highly_rated=1')).body.results).toMatchObject([
    { id: rated },
  ]);
  const again = await takeBack(rated, 'c');
  expect([again.status, again.body.message]).toEqual([404, 'Vote not found']);
  expect((await app.get('/members/first/ratings', 'first')).body.results).toMatchObject([
    { comment_id: rated, stars: 5 },
  ]);
  await takeBack(rated, 'first');
  await takeBack(rated, 'b');
  await eventually(() => expect(topComment(where)).toBe(newest));
});

test('a comment on top is noted from three ratings and four stars on, and no longer once they are fewer or lower', async () => {
  const where = await app.newIdea();
  const comment = await posted('評価の集まる意見', where, 'rated');
  const noted = () =>
    app.facts
      .of('comments.v1.DiscussionChanged')
      .filter((fact) => fact.idea_id === where)
      .toSorted((a, b) => a.revision - b.revision)
      .map((fact) => fact.top_comment?.noted);
  await rate(comment, 'a', { stars: 5 });
  await rate(comment, 'b', { stars: 5 });
  await rate(comment, 'c', { stars: 2 });
  await eventually(() => expect(noted()).toEqual([false, true]));
  await rate(comment, 'd', { stars: 5 });
  await rate(comment, 'c', { stars: 1 });
  await takeBack(comment, 'd');
  await eventually(() => expect(noted()).toEqual([false, true, false]));
});

test('one’s own stars are shown to those who name them, and to nobody else', async () => {
  const comment = await posted('自分の星を見る');
  const reply = await app.post({ idea_id: idea, contents: '返信の星も見る', comment_id: comment }, 'replier');
  await rate(comment, 'viewer', { stars: 2 });
  await rate(reply.body.results.id, 'viewer', { stars: 3 });
  const paths = [`/comments?idea=${idea}&limit=100`, `/ideas/${idea}/comments`, '/members/writer/comments'];
  for (const path of paths) {
    const join = path.includes('?') ? '&' : '?';
    const of = async (id?: string, fields = '') => {
      const answer = await app.get(`${path}${fields && `${join}fields=${fields}`}`, id);
      const item = answer.body.results.find((row: { id: number }) => row.id === comment);
      const nested = item.comments?.[0]?.my_vote;
      return [item.my_vote, nested, String(answer.headers['cache-control']).split(',')[0]];
    };
    expect(await of('viewer', 'id,my_vote,comments')).toEqual([2, 3, 'private']);
    expect(await of('viewer')).toEqual([null, null, 'public']);
    expect(await of('other', 'id,my_vote,comments')).toEqual([null, null, 'private']);
    expect(await of(undefined, 'id,my_vote,comments')).toEqual([null, null, 'public']);
  }
  const one = await app.get(`/comments/${comment}?fields[]=my_vote`, 'viewer');
  expect(one.body.results).toEqual({ my_vote: 2 });
  const some = await app.get(`/members/viewer/ratings?comment_id=${comment},999999`, 'viewer');
  expect(some.body).toEqual({
    results: [{ comment_id: comment, stars: 2, date_entered: expect.stringMatching(/Z$/) }],
    metadata: { resultset: { count: 1, limit: 100, offset: 0 } },
  });
});

test('ratings are told as the fixture says, once for each change, and replayed as they are now', async () => {
  const told = goldenFact('comments.v1.RatingChanged');
  const comment = await app.post({ idea_id: idea, contents: '評価が伝わる意見' }, told.author_id);
  const { id } = comment.body.results;
  const facts = () => app.facts.of('comments.v1.RatingChanged').filter((fact) => fact.comment_id === id);
  for (const stars of [told.stars, told.stars]) await rate(id, told.member_id, { stars });
  await eventually(() => expect(facts()).toHaveLength(1));
  expect(facts()[0]).toEqual({
    ...told,
    comment_id: id,
    idea_id: idea,
    category_id: app.categoryIds.on_air,
    date_entered: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  await takeBack(id, told.member_id);
  await rate(id, told.member_id, { stars: 1 });
  await takeBack(id, told.member_id);
  await eventually(() =>
    expect(facts().map(({ stars, revision }) => [stars, revision])).toEqual([
      [4, 1],
      [0, 2],
      [1, 3],
      [0, 4],
    ]),
  );
  const replayed = [];
  for await (const { ratings } of app.rpc.stream('ReplayRatings', {})) replayed.push(...ratings);
  expect(replayed.filter((fact) => fact.comment_id === id)).toEqual([facts()[3]]);
});

test('the same stars 30 times at once are one rating, and many members’ are as many', async () => {
  const comment = await posted('たくさん評価される意見');
  await Promise.all(Array.from({ length: 30 }, () => rate(comment, 'eager', { stars: 3 })));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => rate(comment, `m${n}`, { stars: 1 + (n % 5) })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect((await takeBack(comment, 'eager')).body.results).toMatchObject({
    vote_rate_avarage: 3,
    vote_count: 30,
  });
});

test('one’s own comments, and those on one’s own idea, are not rated', async () => {
  const comment = await posted('自分では評価できない');
  const answers = await Promise.all([rate(comment, 'writer'), rate(comment, 'idea-author')]);
  expect(answers.map((answer) => [answer.status, answer.body.message])).toEqual([
    [403, 'Forbidden'],
    [403, 'Forbidden'],
  ]);
});

test('once the category is archived, ratings are closed', async () => {
  const where = await app.newIdea('completed');
  const row = { import_key: 'old:1', idea_id: where, member_id: 'm', contents: '締め切り前の意見' };
  await app.rpc.call('ImportComments', { comments: [{ ...row, date_entered: '2025-01-01T00:00:00Z' }] });
  const comment = (await app.get(`/ideas/${where}/comments`)).body.results[0].id;
  const answer = await rate(comment, 'a');
  expect([answer.status, answer.body.errors]).toEqual([403, { category: ['not_allowed'] }]);
});

test.each([
  [{ stars: 0 }, { stars: ['invalid'] }],
  [{ stars: 6 }, { stars: ['invalid'] }],
  [{ stars: 2.5 }, { stars: ['invalid'] }],
  [{ stars: '5' }, { stars: ['invalid'] }],
  [{}, { stars: ['required'] }],
])('%j is refused', async (body, errors) => {
  const answer = await rate(1, 'a', body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test('what is not there is not rated, and others’ ratings are not shown', async () => {
  expect((await rate(999_999, 'a')).body.message).toBe('Comment not found');
  expect((await app.http.put('/comments/1/rating').send({ stars: 5 })).status).toBe(401);
  expect((await app.get('/members/a/ratings', 'b')).status).toBe(404);
});
