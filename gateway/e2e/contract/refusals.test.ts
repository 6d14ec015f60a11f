import { randomUUID } from 'node:crypto';
import { eventually } from '@ideabox/testing';
import type { Test } from 'supertest';
import { accountIds, api, as, newMember, postIdea, site } from '../product.ts';
import { loadOperations, type Operation, pathOf } from './operations.ts';
import { sampleOf } from './schema.ts';
import { spoiltBodies } from './spoilt.ts';

/** What holds for every call alike, for each call that the document tells of. */
let operations: Operation[];
let admin: { Authorization: string };

beforeAll(async () => {
  operations = await loadOperations();
  admin = await as('admin1');
});

const nowhere = '999999999999';
const own = { id: accountIds.admin1 };

/** Path values with which the caller gets as far as the body. */
const valuesOf = ({ path }: Operation): Record<string, string> => (path.startsWith('/members') ? own : {});

const requiredQuery = ({ query }: Operation) =>
  Object.fromEntries(
    query.filter(({ required }) => required).map(({ name, schema }) => [name, sampleOf(schema)]),
  );

const call = (operation: Operation, path: string, headers: Record<string, string> = admin): Test =>
  api[operation.method](path).set(headers).query(requiredQuery(operation));

const picture = Buffer.from('89504e470d0a1a0a', 'hex');

/** The call with a body that fits, where it takes one. */
const fitting = (
  operation: Operation,
  path: string,
  headers: Record<string, string> = admin,
  id = 1,
): Test => {
  const request = call(operation, path, headers);
  if (operation.body) return request.send(sampleOf(operation.body, id) as object);
  if (operation.bodyType.startsWith('image/')) return request.type(operation.bodyType).send(picture);
  return request;
};

const answering = (status: number) => operations.filter(({ statuses }) => statuses.includes(status));

/** Runs one look at many calls, a few at a time, and tells of all that fail together. */
const eachOf = async <Item>(items: Item[], look: (item: Item) => Promise<string | undefined>) => {
  const faults: string[] = [];
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const fault = await look(item);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  expect(faults).toEqual([]);
};

const unless = (fine: boolean, ...words: unknown[]) =>
  fine ? undefined : words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' ');

test('there are calls to look at', () => expect(operations.length).toBeGreaterThan(60));

test('a bad token is refused by every call', () =>
  eachOf(operations, async (operation) => {
    const { status, headers } = await call(operation, pathOf(operation, {}), {
      Authorization: 'Bearer x.y.z',
    });
    return unless(status === 401 && 'www-authenticate' in headers, operation.name, status);
  }));

test('without a token, what is for members is refused', () =>
  eachOf(
    operations.filter(({ memberOnly }) => memberOnly),
    async (operation) => {
      const request = api[operation.method](pathOf(operation, {}));
      // Whoever they are comes before what they send.
      const { status, body } = await (operation.body ? request.type('json').send('{"name": ') : request);
      return unless(status === 401 && body.message === 'Token not found', operation.name, status, body);
    },
  ));

test('a field, a page or a key that cannot be is an invalid request', () =>
  eachOf(answering(400), async (operation) => {
    const { method, query, name } = operation;
    const path = pathOf(operation, valuesOf(operation));
    const request =
      method === 'get'
        ? call(operation, path).query({ [query[0]?.name ?? 'fields']: 'no\u0000thing' })
        : fitting(operation, path, { ...admin, 'Idempotency-Key': 'mine' });
    const { status, body } = await request;
    return unless(status === 400 && typeof body.request_id === 'string', name, status, body);
  }));

test('a parameter that the call does not name is an invalid request', () =>
  eachOf(operations, async (operation) => {
    const path = pathOf(operation, valuesOf(operation));
    const { status, body } = await fitting(operation, path).query({ no_such_parameter: 1 });
    const fine = status === 400 && body.message === 'Invalid Request' && body.errors?.no_such_parameter;
    return unless(fine, operation.name, status, body);
  }));

test.each(['/rss', '/api/docs', '/api/v1/openapi.json'])('nor does %s take any', async (path) => {
  expect((await site.get(path).query({ visitor_id: 'someone', lang: 'fr' })).status).toBe(200);
  expect((await site.get(path).query({ no_such_parameter: 1 })).status).toBe(400);
});

test('a visitor and a language are taken by every call', () =>
  eachOf(
    operations.filter(({ method }) => method === 'get'),
    async (operation) => {
      const path = pathOf(operation, valuesOf(operation));
      const { status } = await call(operation, path).query({ visitor_id: 'someone', lang: 'ja' });
      return unless(status !== 400, operation.name, status);
    },
  ));

test('what is for some roles, or for others, is refused to a member', async () => {
  const member = await as('member1');
  await eachOf(
    operations.filter(({ memberOnly, method }) => memberOnly && method !== 'get'),
    async (operation) => {
      const path = pathOf(operation, valuesOf(operation), nowhere);
      const { status } = await fitting(operation, path, member, Number(nowhere));
      return unless((status < 500 && status >= 400) || !operation.path.includes('{'), operation.name, status);
    },
  );
});

test('a suspended member is refused by every call', async () => {
  const { id, headers } = await newMember();
  const suspended = await api.put(`/members/${id}/status`).set(admin).send({ status: 'suspended' });
  expect(suspended.status).toBe(200);
  await eventually(async () => expect((await api.get('/me').set(headers)).status).toBe(403));
  await eachOf(operations, async (operation) => {
    const { status } = await fitting(operation, pathOf(operation, {}), headers);
    return unless(status === 403, operation.name, status);
  });
  expect((await site.get('/rss').set(headers)).status).toBe(403);
});

const namesSomething = ({ query, body }: Operation) =>
  query.some(({ name }) => name === 'category') ||
  (body?.required ?? []).some((name) => body?.properties?.[name]?.type === 'integer');

test('what a body or a query names and is not there is not found', () =>
  eachOf(
    answering(404).filter((operation) => !operation.path.includes('{') && namesSomething(operation)),
    async (operation) => {
      const named = operation.query.some(({ name }) => name === 'category') ? { category: nowhere } : {};
      const request = fitting(operation, operation.path, admin, Number(nowhere)).query(named);
      const { status, body } = await request;
      return unless(status === 404, operation.name, status, body);
    },
  ));

test.each([
  nowhere,
  '0',
  '-1',
  '99999999999999999999999',
  'abc',
  "1'; DROP TABLE ideas; --",
  '{{7*7}}',
  '%00',
])('what is not there is not found: %s', (value) =>
  eachOf(
    answering(404).filter(({ path }) => path.includes('{')),
    async (operation) => {
      const path = pathOf(operation, {}, value);
      const { status, body: answer } = await fitting(operation, path, admin, Number(nowhere));
      const fine = status === 404 && typeof answer.message === 'string' && answer.request_id;
      return unless(
        fine || (status >= 400 && status < 500 && value === '%00'),
        operation.name,
        status,
        answer,
      );
    },
  ),
);

test('a body that is too large is refused', () =>
  eachOf(answering(413), async (operation) => {
    const path = pathOf(operation, valuesOf(operation));
    const { status } = await call(operation, path, { ...admin, 'Content-Type': operation.bodyType }).send(
      `{"name":"${'a'.repeat(1_300_000)}"}`,
    );
    return unless(status === 413, operation.name, status);
  }));

test('a body of another type is refused', () =>
  eachOf(answering(415), async (operation) => {
    const path = pathOf(operation, valuesOf(operation));
    const request = call(operation, path, { ...admin, 'Content-Type': 'application/xml' });
    const { status } = await request.send('<body/>');
    return unless(status === 415, operation.name, status);
  }));

test('a body with one fault is refused, and the fault named', () =>
  eachOf(
    operations.flatMap((operation) =>
      spoiltBodies(operation.body ?? {}).map((spoilt) => ({ operation, spoilt })),
    ),
    async ({ operation, spoilt: { what, field, body: sent } }) => {
      const { status, body } = await call(operation, pathOf(operation, valuesOf(operation))).send(sent);
      const named = Object.keys(body.errors ?? {}).some(
        (name) => name === field || name.startsWith(`${field}.`),
      );
      const tooLarge = status === 413 && what === 'one too long';
      return unless(tooLarge || (status === 400 && named), operation.name, field, what, status, body);
    },
  ));

test('a field that is not known is an invalid request', () =>
  eachOf(
    operations.filter(({ body }) => body?.type === 'object'),
    async (operation) => {
      const sent = { ...(sampleOf(operation.body ?? {}) as object), no_such_field: 1 };
      const { status, body } = await call(operation, pathOf(operation, valuesOf(operation))).send(sent);
      return unless(status === 400 && body.message === 'Invalid Request', operation.name, status, body);
    },
  ));

test('odd parameters trip no call', () =>
  eachOf(
    operations.flatMap((operation) =>
      operation.query.flatMap(({ name }) =>
        ['\u0000', '𠮷'.repeat(300), "'; DROP TABLE x; --", '-1', '1e9', '%'].map((value) => ({
          operation,
          name,
          value,
        })),
      ),
    ),
    async ({ operation, name, value }) => {
      if (operation.method !== 'get') return undefined;
      const { status } = await call(operation, pathOf(operation, valuesOf(operation))).query({
        [name]: value,
      });
      return unless(status < 500, operation.name, name, value, status);
    },
  ));

test('a key that came with another write is a conflict for every write, of whichever service', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const first = api.put(`/ideas/${await postIdea('member2')}/favorite`).set({ ...admin, ...key });
  expect((await first).status).toBe(200);
  await eachOf(answering(409), async (operation) => {
    const path = pathOf(operation, valuesOf(operation));
    const { status } = await fitting(operation, path, { ...admin, ...key }, Number(nowhere));
    return unless(status === 409, operation.name, status);
  });
});
