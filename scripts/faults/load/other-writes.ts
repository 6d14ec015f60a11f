import { randomUUID } from 'node:crypto';
import { sql } from '@ideabox/postgres';
import { everyone, type Ground } from './ground.ts';
import type { Write, WriteKind } from './write-kind.ts';

const marksOf = (rows: { mark: string }[]) => rows.map(({ mark }) => mark);

function* inquiries(): Generator<Write> {
  for (;;) {
    const contents = randomUUID();
    const body = { type: 'inquiry', contents };
    yield { method: 'POST', path: '/api/v1/report', body, mark: contents };
  }
}

function* news(): Generator<Write> {
  for (;;) {
    const name = randomUUID();
    yield {
      by: 'operator1',
      method: 'POST',
      path: '/api/v1/news',
      body: { name, contents: name },
      mark: name,
    };
  }
}

function* visits(): Generator<Write> {
  for (;;) {
    const path = `/${randomUUID()}`;
    const body = { session_id: randomUUID(), events: [{ type: 'page_view', path }] };
    yield { method: 'POST', path: '/api/v1/analytics/events', body, mark: path };
  }
}

let serial = 0;

/** The profile of one member after the other, which says the number of its last change. */
function* profiles({ memberIds }: Ground): Generator<Write> {
  for (let index = 0; ; index += 1) {
    const by = everyone[index % everyone.length] as (typeof everyone)[number];
    serial += 1;
    const path = `/api/v1/members/${memberIds.get(by)}`;
    const body = { profile: String(serial) };
    yield { by, method: 'PUT', path, body, mark: `${memberIds.get(by)}:${serial}` };
  }
}

const serialOf = (mark: string) => Number(mark.split(':').at(-1));

export const otherWrites: WriteKind[] = [
  {
    ...{ name: 'inquiry', needs: ['gateway', 'content', 'postgres'], everyMs: 1_000, writes: inquiries },
    standing: async ({ content }, marks) =>
      marksOf(await content.rows(sql`SELECT contents AS mark FROM reports WHERE contents = ANY(${marks})`)),
  },
  {
    ...{ name: 'news', needs: ['gateway', 'content', 'postgres'], everyMs: 2_000, writes: news },
    standing: async ({ content }, marks) =>
      marksOf(await content.rows(sql`SELECT name AS mark FROM news WHERE name = ANY(${marks})`)),
  },
  {
    ...{ name: 'visit', needs: ['gateway', 'analytics', 'postgres'], everyMs: 1_000, writes: visits },
    standing: async ({ analytics }, marks) =>
      marksOf(await analytics.rows(sql`SELECT path AS mark FROM usage_events WHERE path = ANY(${marks})`)),
  },
  {
    ...{ name: 'profile', needs: ['gateway', 'identity', 'postgres'], everyMs: 1_000, writes: profiles },
    oneByOne: true,
    standing: async ({ identity }, marks) => {
      const rows = await identity.rows<{ id: string; profile: string }>(sql`SELECT id, profile FROM members`);
      const last = new Map(rows.map(({ id, profile }) => [id, Number(profile)]));
      return marks.filter((mark) => serialOf(mark) <= (last.get(mark.split(':')[0] as string) ?? 0));
    },
  },
];
