import { randomUUID } from 'node:crypto';
import { publish } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
beforeAll(async () => {
  service = await bootContent();
});
afterAll(() => service.stop());

/** By way of this service's own relay: who told of a member makes no difference. */
const tell = (member_id: string, status: 'MEMBER_STATUS_SUSPENDED' | 'MEMBER_STATUS_WITHDRAWN') =>
  publish(service.db, 'identity.v1.MemberChanged', {
    ...goldenFact('identity.v1.MemberChanged'),
    member_id,
    status,
  });

test('who withdraws takes their inquiries along, and what they reported of others is nobody’s', async () => {
  for (const member of ['leaver', 'stayer']) {
    const given = await service.as(member);
    const post = (body: object) =>
      service.http
        .post('/report')
        .set({ ...given, 'Idempotency-Key': randomUUID() })
        .send(body)
        .expect(201);
    await post({ type: 'inquiry', contents: `${member}@example.jp に返信してください。` });
    await post({ type: 'problem', contents: '規約に反します。', target: 'idea', target_id: 3 });
  }
  const left = () =>
    service.db.rows<{ type: string; member_id: string | null }>(
      sql`SELECT type, member_id FROM reports ORDER BY id`,
    );
  await tell('stayer', 'MEMBER_STATUS_SUSPENDED');
  await tell('leaver', 'MEMBER_STATUS_WITHDRAWN');
  await eventually(async () =>
    expect(await left()).toEqual([
      { type: 'problem', member_id: null },
      { type: 'inquiry', member_id: 'stayer' },
      { type: 'problem', member_id: 'stayer' },
    ]),
  );
  const answersTo = await service.db.rows<{ member_id: string }>(
    sql`SELECT DISTINCT member_id FROM idempotency_keys`,
  );
  expect(answersTo).toEqual([{ member_id: 'stayer' }]);
});
