import { sql } from '@ideabox/postgres';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
let member: Record<string, string>;
beforeAll(async () => {
  service = await bootContent();
  member = await service.as('member');
});
afterAll(() => service.stop());

const post = (body: object, headers = {}) => service.http.post('/report').set(headers).send(body);

test('a visitor inquires', async () => {
  const answer = await post({ type: 'inquiry', contents: '使い方を教えてください。\n返信は不要です。' });
  expect(answer.status).toBe(201);
  expect(answer.body.results).toEqual({
    id: expect.any(Number),
    type: 'inquiry',
    contents: '使い方を教えてください。\n返信は不要です。',
    target: null,
    target_id: null,
    status: 'open',
    date_entered: expect.stringMatching(/Z$/),
  });
});

test.each(['problem', 'correction'])('a %s is for members, and about something', async (type) => {
  const report = { type, contents: '内容', target: 'idea', target_id: 3 };
  const visitor = await post(report);
  expect(visitor.status).toBe(401);
  expect(visitor.body.message).toBe('Token not found');
  expect(visitor.headers['www-authenticate']).toBe('Bearer');
  const answer = await post(report, member);
  expect(answer.status).toBe(201);
  expect(answer.body.results).toMatchObject({ ...report, status: 'open' });
  const row = await service.db.one(sql`SELECT member_id FROM reports WHERE id = ${answer.body.results.id}`);
  expect(row).toEqual({ member_id: 'member' });
  const bare = await post({ type, contents: '内容' }, member);
  expect(bare.status).toBe(400);
  expect(bare.body.errors).toEqual({ target: ['required'], target_id: ['required'] });
});

test.each([
  [{ type: 'inquiry' }, { contents: ['required'] }],
  [{ type: 'inquiry', contents: '' }, { contents: ['required'] }],
  [{ type: 'inquiry', contents: ' \n ' }, { contents: ['required'] }],
  [{ type: 'inquiry', contents: 'あ'.repeat(1_001) }, { contents: ['max_length'] }],
  [{ type: 'inquiry', contents: 'だめ\ue000' }, { contents: ['prohibited_characters'] }],
  [{ type: 'inquiry', contents: 'だめ\u0000' }, { contents: ['prohibited_characters'] }],
  [{ type: 'inquiry', contents: 5 }, { contents: ['invalid'] }],
  [{ type: 'praise', contents: '良い' }, { type: ['invalid'] }],
  [{ contents: '良い' }, { type: ['required'] }],
  [{ type: 'problem', contents: 'x', target: 'member', target_id: 1 }, { target: ['invalid'] }],
  [{ type: 'problem', contents: 'x', target: 'idea', target_id: -1 }, { target_id: ['invalid'] }],
  [{ type: 'problem', contents: 'x', target: 'idea', target_id: 1e20 }, { target_id: ['invalid'] }],
  [{ type: 'problem', contents: 'x', target: 'idea', target_id: '7' }, { target_id: ['invalid'] }],
  [{ type: 'problem', contents: 'x', target: 'idea' }, { target_id: ['required'] }],
  [{ type: 'problem', contents: 'x', target_id: 7 }, { target: ['required'] }],
  [{ type: 'correction', contents: 'x', target: null, target_id: 7 }, { target: ['required'] }],
  [{ type: 'inquiry', contents: null }, { contents: ['required'] }],
  [{ type: 'inquiry', contents: 'だめ\ud83d' }, { contents: ['prohibited_characters'] }],
])('%j is refused', async (body, errors) => {
  const answer = await post(body, member);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: 'The given data was invalid', errors });
});

test('1,000 characters are taken, counted as people count them', async () => {
  await post({ type: 'inquiry', contents: '𠮷'.repeat(1_000) }).expect(201);
  await post({ type: 'inquiry', contents: '👩🏽‍❤️‍💋‍👨🏽'.repeat(1_000) }).expect(201);
});

test('the prohibited characters are shown', async () => {
  const answer = await post({ type: 'inquiry', contents: '\ue000と\ue001' });
  expect(answer.body.prohibited).toEqual({ contents: '\ue000\ue001' });
});

test.each([
  ['{"type": "inquiry", ', 'application/json', 400, 'Invalid Request'],
  ['{"type": "inquiry", "contents": "x", "status": "closed"}', 'application/json', 400, 'Invalid Request'],
  ['type=inquiry', 'application/x-www-form-urlencoded', 415, 'Unsupported media type'],
])('%s as %s is %i', async (body, type, status, message) => {
  const answer = await service.http.post('/report').set('Content-Type', type).send(body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toBe(message);
});
