import { randomUUID } from 'node:crypto';
import { publish } from '@ideabox/events';
import { status } from '@ideabox/grpc';
import type { Events } from '@ideabox/protos';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

const newIdea = async (author: string, body: object = {}) =>
  (await ideas.post(body, author)).body.results.id as number;
const put = async (path: string, member: string, body: object = {}, role = 'general') => {
  const answer = await ideas.http
    .put(path)
    .set(await ideas.as(member, role))
    .send(body);
  expect(answer.status).toBe(200);
};

describe('who posted and voted', () => {
  const nameless = { id: null, portal_name: '', user_icon_src: null };

  test.each<[string, Partial<Events['identity.v1.MemberChanged']>[], object]>([
    ['as they are', [{ revision: 2 }], {}],
    ['without name and id while they hide', [{ hidden: true, revision: 2 }], { ...nameless, hidden: true }],
    ['as before, once they no longer hide', [{ hidden: true, revision: 2 }, { revision: 3 }], {}],
    ['as before, whatever comes late', [{ revision: 3 }, { portal_name: '古い名', revision: 2 }], {}],
    [
      'without name and id once they withdrew',
      [{ revision: 2 }, { status: 'MEMBER_STATUS_WITHDRAWN', revision: 3 }],
      { ...nameless, status: 'withdrawn' },
    ],
  ])('is shown %s', async (_, changes, difference) => {
    const author = randomUUID();
    const id = await newIdea(author);
    await put(`/ideas/${id}/vote`, author, { type: 'positive' });
    const member = {
      ...goldenFact('identity.v1.MemberChanged'),
      member_id: author,
      icon_src: '/icons/a.webp',
    };
    const facts = changes.map((change) => ({ ...member, ...change }));
    await publish(ideas.db, 'identity.v1.MemberChanged', ...facts);
    await ideas.tellOfMember('who is told of last');
    const expected = {
      id: author,
      portal_name: 'みなと日和',
      user_icon_src: '/icons/a.webp',
      role: 'general',
      roles: ['general'],
      status: 'active',
      hidden: false,
      ...difference,
    };
    await eventually(async () => {
      const idea = (await ideas.http.get(`/ideas/${id}`)).body.results;
      expect(idea.user).toEqual(expected);
      const [version] = (await ideas.http.get(`/ideas/${id}/versions`)).body.results;
      expect(version.user).toEqual(expected);
    });
  });
});

test('the followers of an idea are each listed once, however many there are', async () => {
  const id = await newIdea('the author');
  const follow = async () => {
    const members: string[] = [];
    for await (const batch of ideas.rpc.stream('ListFollowers', { idea_id: id }))
      members.push(...batch.member_ids);
    return members;
  };
  expect(await follow()).toEqual(['the author']);
  for (const member of ['the author', 'voter', 'both', 'gone'])
    await put(`/ideas/${id}/vote`, member, { type: 'neutral' });
  await ideas.http.delete(`/ideas/${id}/vote`).set(await ideas.as('gone'));
  for (const member of ['fan', 'both']) await put(`/ideas/${id}/favorite`, member);
  await put(`/ideas/${id}/support`, 'supporter', {}, 'supporter');
  expect((await follow()).sort()).toEqual(['both', 'fan', 'supporter', 'the author', 'voter']);

  const many = Array.from({ length: 1_200 }, (_, index) => `many-${index}`);
  const votes = many.map((member_id) => ({
    idea_id: id,
    member_id,
    type: 'VOTE_TYPE_POSITIVE' as const,
    date_entered: '2026-05-01T00:00:00Z',
  }));
  await ideas.rpc.call('ImportVotes', { votes });
  const all = await follow();
  expect(all).toHaveLength(1_205);
  expect(new Set(all).size).toBe(1_205);
  const none: unknown[] = [];
  for await (const batch of ideas.rpc.stream('ListFollowers', { idea_id: 999_999 })) none.push(batch);
  expect(none).toEqual([]);
});

test('a member is given everything that is held about them, and nothing of others', async () => {
  const kept = await newIdea('owner', { name: '残る' });
  const removed = await newIdea('owner', { name: '消した' });
  await newIdea('other');
  await put(`/ideas/${kept}`, 'owner', { name: '残した' });
  await ideas.http.delete(`/ideas/${removed}`).set(await ideas.as('owner'));
  const voted = await newIdea('other');
  await put(`/ideas/${voted}/vote`, 'owner', { type: 'negative' });
  await put(`/ideas/${kept}/vote`, 'owner', { type: 'positive' });
  await ideas.http.delete(`/ideas/${kept}/vote`).set(await ideas.as('owner'));
  await put(`/ideas/${voted}/answer`, 'owner', { contents: '検討します', status: 'considering' }, 'operator');
  const many = Array.from({ length: 501 }, (_, index) => ({
    import_key: `export:${index}`,
    name: '題名',
    contents: '本文',
    category: 'on_air',
    member_id: 'owner',
    date_entered: '2026-05-01T00:00:00Z',
    tags: [],
  }));
  const { idea_ids } = await ideas.rpc.call('ImportIdeas', { ideas: many });
  await ideas.rpc.call('ImportVotes', {
    votes: idea_ids.map((idea_id) => ({
      idea_id,
      member_id: 'owner',
      type: 'VOTE_TYPE_POSITIVE' as const,
      date_entered: '2026-05-01T00:00:00.123456Z',
    })),
  });

  const sections: Record<string, Record<string, unknown>[]> = {};
  for await (const { section, rows } of ideas.rpc.stream('ExportMember', { member_id: 'owner' })) {
    expect(rows.length).toBeLessThanOrEqual(500);
    sections[section] = [...(sections[section] ?? []), ...rows.map((row) => JSON.parse(row))];
  }
  const exported = sections.ideas?.filter(({ id }) => !idea_ids.includes(id as number));
  expect(exported).toMatchObject([
    { id: kept, name: '残した', category: 'on_air', removed_at: null },
    { id: removed, name: '消した', removed_at: expect.stringMatching(/Z$/) },
  ]);
  expect(sections.ideas).toHaveLength(503);
  expect(sections.idea_versions).toMatchObject([
    { idea_id: kept, version: 1, name: '残る' },
    { idea_id: kept, version: 2, name: '残した' },
  ]);
  expect(sections.answers).toMatchObject([{ idea_id: voted, status: 'considering' }]);
  expect(sections.votes).toHaveLength(502);
  expect(new Set(sections.votes?.map(({ idea_id }) => idea_id)).size).toBe(502);
  expect(sections.votes?.[0]).toMatchObject({ idea_id: voted, type: 'negative' });
  expect(sections.cancelled_votes).toMatchObject([{ idea_id: kept }]);
});

test('who wrote an idea is told to a service for a member who may see it, hidden or not', async () => {
  const category = ideas.categoryIds.open_for_supporter;
  const closed = (await ideas.post({ category }, 'writer', 'supporter')).body.results.id;
  const open = await newIdea('writer');
  await ideas.tellOfMember('writer', { hidden: true });
  const find = (idea_id: number, role: string) =>
    ideas.rpc.call('FindAuthor', { idea_id, member_id: 'asker', role });
  expect(await find(open, 'general')).toEqual({ author_id: 'writer' });
  expect(await find(closed, 'supporter')).toEqual({ author_id: 'writer' });
  for (const [id, role] of [
    [closed, 'general'],
    [999_999, 'admin'],
  ] as const)
    await expect(find(id, role)).rejects.toMatchObject({ code: status.NOT_FOUND, details: 'Idea not found' });
});
