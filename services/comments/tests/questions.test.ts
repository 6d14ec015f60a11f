import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
let idea: number;
beforeAll(async () => {
  app = await bootBesideIdeas();
  idea = await app.newIdea();
});
afterAll(() => app.stop());

const posted = async (contents: string, id: string, more: object = {}): Promise<number> => {
  const answer = await app.post({ idea_id: idea, contents, ...more }, id);
  expect(answer.status).toBe(201);
  return answer.body.results.id;
};

const remove = async (comment: number, id: string) =>
  app.http.delete(`/comments/${comment}`).set(await app.as(id));

const commenters = async (idea_id: number) => {
  const found: string[] = [];
  for await (const { member_ids } of app.rpc.stream('ListCommenters', { idea_id })) found.push(...member_ids);
  return found;
};

const sections = async (member_id: string) => {
  const found: Record<string, object[]> = {};
  for await (const { section, rows } of app.rpc.stream('ExportMember', { member_id }))
    found[section] = [...(found[section] ?? []), ...rows.map((row) => JSON.parse(row))];
  return found;
};

test('commenters of an idea are listed once, without those whose comments are gone', async () => {
  const own = { idea_id: await app.newIdea() };
  const first = await posted('ひとつめの話題です', 'b', own);
  await posted('返事をします', 'a', { ...own, comment_id: first });
  await posted('ふたつめの別の話', 'b', own);
  await remove(await posted('すぐに消す文', 'c', own), 'c');
  expect(await commenters(own.idea_id)).toEqual(['a', 'b']);
  expect(await commenters(999_999)).toEqual([]);
});

test('a member is given everything of theirs, and nothing of others', async () => {
  const kept = await posted('持ち出される意見', 'm');
  await app.http
    .put(`/comments/${kept}`)
    .set(await app.as('m'))
    .send({ contents: '書き直した後の文です' });
  const removed = await posted('消したが控えには残る', 'm');
  await remove(removed, 'm');
  const rated = await posted('他の人の書いたもの', 'other');
  const rating = app.http.put(`/comments/${rated}/rating`).set(await app.as('m'));
  await rating.send({ stars: 4 });
  const found = await sections('m');
  expect(found).toEqual({
    comments: [expect.objectContaining({ id: kept, contents: '書き直した後の文です', idea_id: idea })],
    removed_comments: [expect.objectContaining({ id: removed, contents: '消したが控えには残る' })],
    comment_versions: [
      { comment_id: kept, contents: '持ち出される意見', replaced_at: expect.stringMatching(/Z$/) },
    ],
    ratings: [{ comment_id: rated, stars: 4, role: 'general', date_entered: expect.stringMatching(/Z$/) }],
  });
  expect(await sections('nobody')).toEqual({});
});

test('more than a batch is given whole', async () => {
  const comments = Array.from({ length: 1_001 }, (_, n) => ({
    import_key: `many:${n}`,
    idea_id: idea,
    member_id: 'busy',
    contents: `${n}番目の文`,
    date_entered: '2026-01-01T00:00:00Z',
  }));
  await app.rpc.call('ImportComments', { comments });
  expect((await sections('busy')).comments).toHaveLength(1_001);
});
