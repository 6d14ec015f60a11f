import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bootService, eventually } from '@ideabox/testing';
import pg from 'pg';
import { ideas } from '../src/service.ts';

const connections = 2;

let service: Awaited<ReturnType<typeof bootService>>;
let locker: pg.Client;
beforeAll(async () => {
  service = await bootService(ideas, {
    CONTENT_GRPC_ADDRESS: '127.0.0.1:1',
    DATABASE_POOL: String(connections),
  });
  locker = new pg.Client(service.databaseUrl);
  await locker.connect();
});
afterAll(async () => {
  await locker.end();
  await service.stop();
});
beforeEach(() => locker.query('BEGIN'));
afterEach(() => locker.query('ROLLBACK'));

/** No worker of the service's looks into this table. */
const lockKeys = () => locker.query('LOCK TABLE idempotency_keys IN ACCESS EXCLUSIVE MODE');

const waitingForLocks = async () => {
  // What a transaction has seen of others' activity it sees until its end, unless told.
  await locker.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await locker.query<{ waiting: string }>(`
    SELECT count(*) AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return Number(rows[0]?.waiting);
};

const url = (path: string) => `http://127.0.0.1:${service.httpPort}/api/v1${path}`;

/** A call whose client may leave. */
const call = (path: string, init: RequestInit = {}) => {
  const leaving = new AbortController();
  const ended = fetch(url(path), { ...init, signal: leaving.signal }).catch(() => undefined);
  return { leave: () => leaving.abort(), ended };
};

test('reads end in Postgres when their readers leave, and their connections are free for others', async () => {
  await lockKeys();
  const headers = await service.as('reader');
  const readers = Array.from({ length: connections + 1 }, () =>
    call(`/attempts/${randomUUID()}`, { headers }),
  );
  await eventually(async () => expect(await waitingForLocks()).toBe(connections));
  for (const { leave } of readers) leave();
  await eventually(async () => expect(await waitingForLocks()).toBe(0));
  // All connections were taken, and the table is locked still.
  await service.http.get('/steppers').expect(200);
});

test('many readers who come and go leave a service that answers', async () => {
  await service.http.get('/ideas').expect(200);
  const readers = Array.from({ length: 60 }, (_, n) => call(`/ideas?limit=${1 + (n % 20)}`));
  for (const { leave } of readers) {
    await wait(1);
    leave();
  }
  await Promise.all(readers.map(({ ended }) => ended));
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () => service.http.get('/ideas').then(({ status }) => status)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a write that has come is made, whether or not its answer is waited for', async () => {
  const operator = await service.as('op', 'operator');
  const made = async () => JSON.stringify((await service.http.get('/steppers')).body);
  await lockKeys();
  const body = JSON.stringify({ stepper_key: 'left-behind', name: '審査' });
  const writer = call('/steppers', {
    method: 'POST',
    body,
    headers: { ...operator, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  await eventually(async () => expect(await waitingForLocks()).toBe(1));
  writer.leave();
  await writer.ended;
  await locker.query('ROLLBACK');
  await eventually(async () => expect(await made()).toContain('left-behind'));
  await locker.query('BEGIN');
});
