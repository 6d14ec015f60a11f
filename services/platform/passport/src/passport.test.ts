import { generateKeyPairSync } from 'node:crypto';
import { createPassportIssuer, createPassportReader } from './passport.ts';
import { resentMs } from './signed-token.ts';

const keys = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

const pair = keys();
const bearer = { id: 'm1', name: '花子', roles: ['general'] };

afterEach(() => jest.useRealTimers());

test('a passport is read again and again, until it runs out', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const [issue, read] = [
    await createPassportIssuer(pair.privateKey),
    await createPassportReader([pair.publicKey]),
  ];
  const passport = await issue(bearer);
  for (let call = 0; call < 3; call += 1) await expect(read(passport)).resolves.toEqual(bearer);
  jest.setSystemTime(Date.now() + 366_000);
  await expect(read(passport)).rejects.toThrow('"exp" claim timestamp check failed');
});

test.each([
  ['ahead of', 300_000],
  ['behind', -300_000],
])(
  'the clock of who signs may be five minutes %s that of who reads, for as long as the passport is sent',
  async (_, apart) => {
    const now = Date.now();
    jest.useFakeTimers({
      now: now + apart,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    const passport = await (await createPassportIssuer(pair.privateKey))(bearer);
    const read = await createPassportReader([pair.publicKey]);
    for (const sentAfter of [0, resentMs, 60_000]) {
      jest.setSystemTime(now + sentAfter);
      await expect(read(passport)).resolves.toEqual(bearer);
      await expect((await createPassportReader([pair.publicKey]))(passport)).resolves.toEqual(bearer);
    }
  },
);

test('a passport that another key signed, or that was changed, is refused however often it comes', async () => {
  const read = await createPassportReader([pair.publicKey]);
  const own = await (await createPassportIssuer(pair.privateKey))(bearer);
  const forged = await (await createPassportIssuer(keys().privateKey))(bearer);
  const [head, , signature] = own.split('.');
  const payload = Buffer.from(JSON.stringify({ ...bearer, sub: 'm1', exp: 9e9, iss: 'ideabox-gateway' }));
  const changed = `${head}.${payload.toString('base64url')}.${signature}`;
  await expect(read(own)).resolves.toEqual(bearer);
  for (const passport of [forged, forged, changed, changed, `${own}x`]) {
    await expect(read(passport)).rejects.toThrow();
  }
});

test('while the gateway changes its key, services that know both believe either, and the old one no more once it is taken away', async () => {
  const next = keys();
  const old = await (await createPassportIssuer(pair.privateKey))(bearer);
  const fresh = await (await createPassportIssuer(next.privateKey))(bearer);
  const both = await createPassportReader([pair.publicKey, next.publicKey]);
  await expect(both(old)).resolves.toEqual(bearer);
  await expect(both(fresh)).resolves.toEqual(bearer);
  const afterwards = await createPassportReader([next.publicKey]);
  await expect(afterwards(fresh)).resolves.toEqual(bearer);
  await expect(afterwards(old)).rejects.toThrow('signature verification failed');
});
