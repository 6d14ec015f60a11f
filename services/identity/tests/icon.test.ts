import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
let me: Record<string, string>;
beforeAll(async () => {
  service = await bootIdentity();
  for (const id of ['me', 'other']) await service.resolve(id);
  me = await service.as('me');
});
afterAll(() => service.stop());

const path = '/members/me/icon';
const picture = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } }).withExif({
    IFD0: { Artist: 'somebody', ImageDescription: 'where I live' },
  });

const put = (file: Buffer, type = 'image/png', headers = me) =>
  service.http.put(path).set(headers).set('Content-Type', type).send(file);

const at = (src: string) => service.http.get(src.replace('/api/v1', ''));
const shownSrc = async () => (await service.http.get('/members/me').expect(200)).body.results.user_icon_src;

test.each([
  ['image/png', () => picture().png().toBuffer()],
  ['image/jpeg', () => picture(300, 4_000).jpeg().toBuffer()],
  ['image/webp', () => picture(10, 10).webp().toBuffer()],
  ['image/jpeg', () => picture().png().toBuffer()],
])('a picture sent as %s is shown as 256 by 256, of its making nothing else', async (type, file) => {
  const answer = await put(await file(), type);
  expect(answer.status).toBe(200);
  const { user_icon_src, user_icon_active } = answer.body.results;
  expect(user_icon_active).toBe(1);
  expect(user_icon_src).toMatch(/^\/api\/v1\/members\/me\/icon\?v=[0-9a-f-]{36}$/);
  expect(await shownSrc()).toBe(user_icon_src);
  const icon = await at(user_icon_src);
  expect(icon.status).toBe(200);
  expect(icon.headers['content-type']).toBe('image/webp');
  expect(icon.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=300, immutable');
  const read = await sharp(icon.body).metadata();
  expect(read).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(read.exif).toBeUndefined();
  expect(icon.body.includes('somebody')).toBe(false);
});

test('another picture has another address, and the one before is gone', async () => {
  await put(await picture().png().toBuffer());
  const before = await shownSrc();
  await put(await picture().png().toBuffer());
  expect(await shownSrc()).not.toBe(before);
  const gone = await at(before);
  expect([gone.status, gone.body.message]).toEqual([404, 'File not found']);
});

test('the default drawing is a choice, and so is none', async () => {
  await put(await picture().png().toBuffer());
  const own = async () => (await service.http.get('/members/me').set(me)).body.results;
  await service.http.put('/members/me').set(me).send({ user_icon_active: 0 }).expect(200);
  expect(await shownSrc()).toBeNull();
  expect((await own()).user_icon_src).toMatch(/icon\?v=/);
  await service.http.put('/members/me').set(me).send({ user_icon_active: 1 }).expect(200);
  expect(await shownSrc()).toMatch(/icon\?v=/);
  const removed = await service.http.delete(path).set(me).expect(200);
  expect(removed.body.results).toEqual({ id: 'me', user_icon_src: null, user_icon_active: 0 });
  expect(await own()).toMatchObject({ user_icon_src: null, user_icon_active: 0 });
  const again = await service.http.delete(path).set(me);
  expect([again.status, again.body.message]).toEqual([404, 'File not found']);
});

test.each([
  ['hides', { hidden_contributor: true }, { hidden_contributor: false }],
  ['wants the default drawing', { user_icon_active: 0 }, { user_icon_active: 1 }],
])(
  'where the picture of someone was who %s, it is no more; they themselves see it',
  async (_, hide, show) => {
    await put(await picture().png().toBuffer());
    const before = await shownSrc();
    await service.http.put('/members/me').set(me).send(hide).expect(200);
    await at(before).expect(404);
    const own = (await service.http.get('/members/me').set(me)).body.results.user_icon_src;
    await at(own).expect(200);
    await service.http.put('/members/me').set(me).send(show).expect(200);
    expect(await shownSrc()).toBe(own);
  },
);

test('what claims more pixels than can be unpacked is refused before it is', async () => {
  const bomb = await sharp({ create: { width: 4_100, height: 4_100, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const answer = await put(bomb);
  expect([answer.status, answer.body.errors]).toEqual([400, { icon: ['invalid'] }]);
});

const png = () => picture().png().toBuffer();
test.each<[string, () => Promise<Buffer>, string, number]>([
  ['a text', async () => Buffer.from('hello'), 'image/png', 415],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 415],
  ['a GIF', () => picture().gif().toBuffer(), 'image/gif', 415],
  ['a GIF that is called PNG', () => picture().gif().toBuffer(), 'image/png', 415],
  ['nothing', async () => Buffer.alloc(0), 'image/png', 415],
  ['half a picture', async () => (await png()).subarray(0, 60), 'image/png', 400],
  ['a beginning', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg', 400],
  ['a PNG that is called JSON', png, 'application/json', 415],
  ['a PNG in a form', png, 'multipart/form-data; boundary=x', 415],
  ['too much', async () => Buffer.alloc(1024 * 1024 + 1, 0x89), 'image/png', 413],
])('%s is refused', async (_name, file, type, status) => {
  expect((await put(await file(), type)).status).toBe(status);
});

test('as much as may be is read', async () => {
  const file = Buffer.concat([await png(), Buffer.alloc(1024 * 1024)]).subarray(0, 1024 * 1024);
  expect((await put(file)).status).toBe(200);
});

test('five at once leave one', async () => {
  const files = await Promise.all(
    Array.from({ length: 5 }, (_, at) =>
      picture(20 + at, 20)
        .png()
        .toBuffer(),
    ),
  );
  const answers = await Promise.all(files.map((file) => put(file)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  const addresses = answers.map(({ body }) => body.results.user_icon_src);
  expect(addresses).toContain(await shownSrc());
  const there = await Promise.all(addresses.map((src) => at(src)));
  expect(there.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the same upload again is done once; another one under its key is refused', async () => {
  const key = randomUUID();
  const send = async (file: Buffer) => put(file).set('Idempotency-Key', key);
  const first = await send(await png());
  const again = await send(await png());
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await send(await picture(33, 33).png().toBuffer())).status).toBe(409);
  expect(await shownSrc()).toBe(first.body.results.user_icon_src);
});

test.each(['general', 'operator', 'admin'])('a %s does not change another’s picture', async (role) => {
  const other = await service.as('other', role);
  expect((await put(await png(), 'image/png', other)).status).toBe(403);
  expect((await service.http.delete(path).set(other)).status).toBe(403);
});

test('strangers and nobody have none', async () => {
  await service.http
    .put(path)
    .set('Content-Type', 'image/png')
    .send(await png())
    .expect(401);
  await service.http.delete(path).expect(401);
  const nobody = await service.as('nobody');
  expect((await service.http.delete('/members/nobody/icon').set(nobody)).body.message).toBe('User not found');
  await service.http.get(path).expect(400);
  await service.http.get(`${path}?v=1`).expect(400);
  await service.http.get(`${path}?v=6f9619ff-8b86-4011-b42d-00c04fc964ff`).expect(404);
});
