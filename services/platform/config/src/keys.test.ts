import { generateKeyPairSync } from 'node:crypto';
import { privateKey, publicKeys } from './keys.ts';
import { readConfig } from './read-config.ts';

const pem = {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
} as const;
const [own, next] = [generateKeyPairSync('ed25519', pem), generateKeyPairSync('ed25519', pem)];
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048, ...pem });

const shape = { OWN: privateKey(), THEIRS: publicKeys() };
const read = (env: NodeJS.ProcessEnv) =>
  readConfig(shape, { OWN: own.privateKey, THEIRS: own.publicKey, ...env });

test('a private key, and public ones: one, or those of a change', () => {
  expect(read({})).toEqual({ OWN: own.privateKey, THEIRS: [own.publicKey] });
  expect(read({ THEIRS: `${own.publicKey}\n${next.publicKey}` }).THEIRS.map((key) => key.trim())).toEqual(
    [own, next].map(({ publicKey }) => publicKey.trim()),
  );
});

const damaged = (key: string) => key.replace(/\n./, '\n!');

test.each([
  undefined,
  '',
  'secret',
  rsa.privateKey,
  own.publicKey,
  damaged(own.privateKey),
  `${own.privateKey}secret`,
  own.privateKey.repeat(2),
])('no private key: %j', (OWN) => {
  expect(() => read({ OWN })).toThrow(
    /^The configuration is not usable:\n {2}OWN: expected an Ed25519 private key, PKCS #8, PEM$/,
  );
});

test.each([
  undefined,
  '',
  'key',
  rsa.publicKey,
  own.privateKey,
  damaged(own.publicKey),
  `${own.publicKey}key`,
  `${own.publicKey}${own.privateKey}`,
  `${own.publicKey}${rsa.publicKey}`,
])('no public keys: %j', (THEIRS) => {
  expect(() => read({ THEIRS })).toThrow(
    /^The configuration is not usable:\n {2}THEIRS: expected Ed25519 public keys, SPKI, PEM$/,
  );
});
