import { randomUUID } from 'node:crypto';
import { createBus } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';
import { eventually, goldenFact } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
beforeAll(async () => {
  ideas = await bootIdeas();
});
afterAll(() => ideas.stop());

type Row = Record<string, unknown>;

const exported = async (member_id: string) => {
  const sections: Record<string, Row[]> = {};
  for await (const { section, rows } of ideas.rpc.stream('ExportMember', { member_id }))
    sections[section] = [...(sections[section] ?? []), ...rows.map((row) => JSON.parse(row) as Row)];
  return sections;
};

const act = async (method: 'put' | 'delete' | 'post', path: string, member: string, body = {}) =>
  ideas.http[method](path)
    .set(await ideas.as(member, 'supporter'))
    .send(body);

test('a member is given what they supported, liked, read and tagged, and nothing of others', async () => {
  const [first, second] = [await ideas.post({}), await ideas.post({})].map(({ body }) => body.results.id);
  for (const member of ['me', 'other']) {
    for (const idea of [first, second]) {
      for (const what of ['support', 'favorite', 'read']) await act('put', `/ideas/${idea}/${what}`, member);
      await act('post', `/ideas/${idea}/tags`, member, { name: `札 ${member}` });
    }
  }
  await act('delete', `/ideas/${first}/support`, 'me');
  const date_entered = expect.stringMatching(/Z$/);
  const newest = [
    { idea_id: second, date_entered },
    { idea_id: first, date_entered },
  ];
  expect(await exported('me')).toEqual({
    supports: [
      { idea_id: first, role: 'supporter', supported: false, date_entered },
      { idea_id: second, role: 'supporter', supported: true, date_entered },
    ],
    favorites: newest,
    reads: newest,
    tags: [
      { id: expect.any(Number), idea_id: first, name: '札 me', locked: false, date_entered },
      { id: expect.any(Number), idea_id: second, name: '札 me', locked: false, date_entered },
    ],
  });
});

test('of a member who withdrew, favourites and what was read are erased; supports and tags stay', async () => {
  const idea = (await ideas.post({})).body.results.id;
  for (const member of ['leaver', 'stayer'])
    for (const what of ['support', 'favorite', 'read']) await act('put', `/ideas/${idea}/${what}`, member);
  const bus = createBus({ url: ideas.nats.url, name: 'test', log: createLogger('test', 'silent') });
  const { js } = await bus.link();
  const fact = {
    ...goldenFact('identity.v1.MemberChanged'),
    member_id: 'leaver',
    portal_name: '',
    revision: 9,
  };
  const payload = JSON.stringify({ ...fact, status: 'MEMBER_STATUS_WITHDRAWN' });
  const meta = headers();
  meta.set('event-id', randomUUID());
  await js.publish('ideabox.identity.v1.MemberChanged', payload, { headers: meta });
  await bus.close();
  await eventually(async () => expect(Object.keys(await exported('leaver'))).toEqual(['supports']));
  expect(Object.keys(await exported('stayer'))).toEqual(['supports', 'favorites', 'reads']);
  const shown = (await ideas.http.get(`/ideas/${idea}`)).body.results;
  expect(shown).toMatchObject({
    support_count: 2,
    supporters: [
      { id: null, portal_name: '', status: 'withdrawn', user_icon_src: null },
      { id: 'stayer', status: 'active' },
    ],
  });
});
