import { eventually } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';
import { everyField } from './profile-fields.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeAll(async () => {
  service = await bootIdentity();
});
afterAll(() => service.stop());

const put = async (id: string, body: object, as = id) =>
  service.http
    .put(`/members/${id}`)
    .set(await service.as(as))
    .send(body);

test('every field is kept, and null clears each', async () => {
  await service.resolve('whole', { preferred_username: 'whole' });
  const before = (await service.http.get('/me').set(await service.as('whole'))).body.results;
  const written = await put('whole', everyField);
  expect(written.status).toBe(200);
  expect(written.body.results).toMatchObject({
    ...everyField,
    nickname: 'みなと日和',
    username: 'みなと日和',
    profile_redirect: false,
  });
  const cleared = await put(
    'whole',
    Object.fromEntries(Object.keys(everyField).map((field) => [field, null])),
  );
  expect(cleared.body.results).toEqual(before);
});

test('absent is unchanged', async () => {
  await service.resolve('partly');
  await put('partly', everyField);
  const answer = await put('partly', { region: '13' });
  expect(answer.body.results).toMatchObject({ ...everyField, region: '13' });
  expect((await put('partly', {})).body.results).toEqual(answer.body.results);
});

test('others are told of every change, once, with growing revisions', async () => {
  await service.resolve('told');
  await put('told', { nickname: '新しい名前', age: '20s' });
  await put('told', {});
  await put('told', { gender: 'O' });
  await eventually(async () => {
    const facts = (await service.changes()).filter(({ member_id }) => member_id === 'told');
    expect(facts.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    expect(facts[2]).toMatchObject({ portal_name: '新しい名前', age: '20s', gender: 'O' });
  });
  const found = await service.http.get(`/members?portal_name=${encodeURIComponent('しい')}`);
  expect(found.body.results.map(({ id }: { id: string }) => id)).toEqual(['told']);
});

test('changes at once lose none of one another', async () => {
  await service.resolve('busy');
  const fields = ['city', 'street', 'country', 'occupation', 'position', 'department'];
  await Promise.all(fields.map((field) => put('busy', { [field]: `of ${field}` })));
  const { body } = await service.http.get('/me').set(await service.as('busy'));
  for (const field of fields) expect(body.results[field]).toBe(`of ${field}`);
});

test.each([
  [{ gender: 'X' }, { gender: ['invalid'] }],
  [{ age: '25' }, { age: ['invalid'] }],
  [{ industry: 'H' }, { industry: ['invalid'] }],
  [{ region: '48' }, { region: ['invalid'] }],
  [{ region: 13 }, { region: ['invalid'] }],
  [{ mail_option: 2 }, { mail_option: ['invalid'] }],
  [{ portal_name: '' }, { portal_name: ['required'] }],
  [{ portal_name: '山田' }, { portal_name: ['min_length'] }],
  [{ username: '𠮷野' }, { portal_name: ['min_length'] }],
  [{ portal_name: 3 }, { portal_name: ['invalid'] }],
  [{ username: 'あ'.repeat(31) }, { username: ['max_length'] }],
  [{ portal_name: 'あ'.repeat(31) }, { portal_name: ['max_length'] }],
  [{ nickname: '絵文字😀' }, { nickname: ['prohibited_characters'] }],
  [{ portal_name: '見え\u200dない' }, { portal_name: ['prohibited_characters'] }],
  [{ username: '運営事務局✅' }, { username: ['prohibited_characters'] }],
  [{ portal_name: 'a\nb' }, { portal_name: ['prohibited_characters'] }],
  [{ profile: 'あ'.repeat(151) }, { profile: ['max_length'] }],
  [{ profile: '零\u0000' }, { profile: ['prohibited_characters'] }],
  [{ website: 'javascript:alert(1)' }, { website: ['invalid'] }],
  [{ website: 'example.jp' }, { website: ['invalid'] }],
  [{ website: 'https://bank.jp@example.jp/' }, { website: ['invalid'] }],
  [{ website: 'data:text/html,hello' }, { website: ['invalid'] }],
  [{ website: `https://example.jp/${'a'.repeat(240)}` }, { website: ['max_length'] }],
  [{ email: 'nobody' }, { email: ['invalid'] }],
  [{ email: 'a@b.jp\nBcc: c@d.jp' }, { email: ['invalid'] }],
  [{ first_name: 'あ'.repeat(26) }, { first_name: ['max_length'] }],
  [{ city: 'あ'.repeat(101) }, { city: ['max_length'] }],
  [{ street: 'あ'.repeat(256) }, { street: ['max_length'] }],
  [{ city: '\ud83d' }, { city: ['prohibited_characters'] }],
  [{ gender: ['M'] }, { gender: ['invalid'] }],
  [{ user_icon_active: 2 }, { user_icon_active: ['invalid'] }],
  [{ postal_code: '〒!' }, { postal_code: ['invalid'] }],
  [{ situations: 'life' }, { situations: ['invalid'] }],
  [{ situations: Array(21).fill({ situation_type: 'a', name: 'b' }) }, { situations: ['max_length'] }],
  [{ phone_number: 'call me' }, { phone_number: ['invalid'] }],
  [{ hidden_contributor: 'yes' }, { hidden_contributor: ['invalid'] }],
  [{ situations: [{ situation_type: 'life' }] }, { 'situations.0.name': ['required'] }],
])('%j is refused', async (body, errors) => {
  await service.resolve('wrong');
  const answer = await put('wrong', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: 'The given data was invalid', errors });
});

test.each([
  { roles: ['admin'] },
  { id: 'other' },
  { status: 'active' },
  { revision: 9 },
  { password: 'secret' },
  { preferred_username: 'root' },
  { icon_src: 'https://example.jp/x.png' },
])('%j is no field of a profile', async (body) => {
  const answer = await put('wrong', body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe('Invalid Request');
});

test.each(['あいう', 'あ'.repeat(30), '𠮷𠮷𠮷', '<b>太字</b>', "Robert'); --", '{{7*7}}'])(
  '%j is a name, as it is written',
  async (portal_name) => {
    await service.resolve('named');
    expect((await put('named', { portal_name })).body.results.portal_name).toBe(portal_name);
  },
);

test('what is not a name takes emoji, each one character', async () => {
  await service.resolve('cheerful');
  const emoji = '👩🏽‍❤️‍💋‍👨🏽';
  const written = { profile: emoji.repeat(150), city: emoji.repeat(100), first_name: emoji.repeat(25) };
  const answer = await put('cheerful', written);
  expect([answer.status, answer.body.results]).toMatchObject([200, written]);
});

test('marks piled on letters make no name too long to be kept', async () => {
  await service.resolve('piled');
  const marks = [
    '\u0344',
    '\u0f73',
    '\u0f75',
    '\u0f81',
    '\u{1d165}',
    '\u0301',
    '\u{1e944}',
    '\u0308',
    '\u0327',
  ];
  const piled = Array.from(
    { length: 30 },
    (_, at) => `a${marks.slice(at % 9).join('')}${marks.slice(0, at % 9).join('')}`,
  );
  expect((await put('piled', { portal_name: piled.join('') })).status).toBe(200);
  expect((await put('piled', { portal_name: `${piled.join('')}a` })).status).toBe(400);
});

test('a short name that the provider gave is no obstacle to changing the rest', async () => {
  await service.resolve('short', { nickname: '花子' });
  const answer = await put('short', { portal_name: '花子', city: '港区' });
  expect([answer.status, answer.body.results.city]).toEqual([200, '港区']);
  expect((await put('short', { portal_name: '次郎' })).status).toBe(400);
});

test('width of digits is folded', async () => {
  await service.resolve('wide');
  const answer = await put('wide', { postal_code: '１００－００１３', phone_number: '０３' });
  expect(answer.body.results).toMatchObject({ postal_code: '100-0013', phone_number: '03' });
});

test('only oneself changes a profile', async () => {
  await service.resolve('owner');
  expect((await service.http.put('/members/owner').send({})).body.message).toBe('Token not found');
  for (const role of ['general', 'supporter', 'semi-operator', 'operator', 'admin']) {
    const headers = await service.as('stranger', role);
    const answer = await service.http.put('/members/owner').set(headers).send({ city: 'x' });
    expect([answer.status, answer.body.message]).toEqual([403, 'Forbidden']);
  }
  const unknown = await put('nobody', { city: 'x' });
  expect([unknown.status, unknown.body.message]).toEqual([404, 'User not found']);
});
