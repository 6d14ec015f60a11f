import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import type { Test } from 'supertest';
import { api, apiBase, as, categoryWith, newMember, origin, postIdea } from '../product.ts';

type Headers = Record<string, string>;

const ask = (key: string, headers: Headers) => api.get(`/attempts/${key}`).set(headers);

/** Every call that is told of afterwards, with what it needs. */
const attempts: Record<string, { status: number; prepare: () => Promise<(headers: Headers) => Test> }> = {
  idea: {
    status: 201,
    prepare: async () => {
      const body = { name: `試み ${randomUUID()}`, contents: '本文', category: await categoryWith('on_air') };
      return (headers) => api.post('/ideas').set(headers).send(body);
    },
  },
  comment: {
    status: 201,
    prepare: async () => {
      const body = { idea_id: await postIdea('member2'), contents: `試み ${randomUUID()}` };
      return (headers) => api.post('/comments').set(headers).send(body);
    },
  },
  report: {
    status: 201,
    prepare: async () => (headers) =>
      api.post('/report').set(headers).send({ type: 'inquiry', contents: '試みの問い合わせ' }),
  },
  answer: {
    status: 200,
    prepare: async () => {
      const id = await postIdea('member2');
      const body = { contents: '検討します。', status: 'considering' };
      return (headers) => api.put(`/ideas/${id}/answer`).set(headers).send(body);
    },
  },
};

describe.each(Object.entries(attempts))('the attempt of the kind %s', (kind, { status, prepare }) => {
  test('sent twenty times at once is one, of which its sender alone is told', async () => {
    const [sender, other, send] = [await as('operator1'), await as('member1'), await prepare()];
    const key = randomUUID();
    expect((await ask(key, sender)).status).toBe(404);
    const keyed = { ...sender, 'Idempotency-Key': key };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(keyed)));
    const [id, ...more] = [...new Set(answers.map(({ body }) => body.results?.id))];
    expect([more, new Set(answers.map((answer) => answer.status))]).toEqual([[], new Set([status])]);
    const told = await ask(key.toUpperCase(), sender);
    expect([told.status, told.body]).toEqual([200, { results: { kind, id, status } }]);
    expect(told.headers['cache-control']).toMatch(/^private/);
    expect((await ask(key, other)).body.message).toBe('Data not found');
  });
});

test('every kind that the document tells of is tried here', async () => {
  const document = await (await fetch(`${origin}${apiBase}/openapi.json`)).text();
  const kinds = [...document.matchAll(/as the kind \\"(\w+)\\"/g)].map(([, kind]) => kind);
  expect(kinds.sort()).toEqual(Object.keys(attempts).sort());
});

test('a key is for one call, of whichever service', async () => {
  const sender = { ...(await as('member1')), 'Idempotency-Key': randomUUID() };
  const [idea, comment] = [await attempts.idea?.prepare(), await attempts.comment?.prepare()];
  await idea?.(sender).expect(201);
  await comment?.(sender).expect(409);
  await api.put('/ideas/1/favorite').set(sender).expect(409);
  await idea?.(sender).query({ fields: 'id' }).expect(409);
  await idea?.(sender).query({ visitor_id: 'v', lang: 'fr' }).expect(201);
});

test('an attempt is told to members, by its key, in the fields that there are', async () => {
  const member = await as('member1');
  const key = randomUUID();
  const noToken = await api.get(`/attempts/${key}`);
  expect([noToken.status, noToken.body.message]).toEqual([401, 'Token not found']);
  for (const unknown of [key, 'x', '1', `${key}0`]) await ask(unknown, member).expect(404);
  await ask(key, member).query({ fields: 'contents' }).expect(400);
});

test('who has withdrawn has no attempts', async () => {
  const { id, headers } = await newMember();
  const key = randomUUID();
  const send = await attempts.report?.prepare();
  await send?.({ ...headers, 'Idempotency-Key': key }).expect(201);
  await ask(key, headers).expect(200);
  await api.delete(`/members/${id}`).set(headers).expect(200);
  await eventually(async () => expect((await ask(key, headers)).status).toBe(401));
  await eventually(async () =>
    expect((await send?.({ ...headers, 'Idempotency-Key': key }))?.status).toBe(401),
  );
});
