import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }) as string };
};

export type KeyPair = ReturnType<typeof keyPair>;

export const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export const now = () => Math.floor(Date.now() / 1_000);

/** The claims of credentials that are in order, but for what a test makes of them. */
export const claimsOf = (issuer: string, more: Record<string, unknown> = {}) => ({
  ...{ iss: issuer, aud: 'content', iat: now(), exp: now() + 60 },
  ...more,
});

export const signed = (key: KeyObject, claims: object, header: object = { alg: 'EdDSA' }) => {
  const text = `${part(header)}.${part(claims)}`;
  return `Bearer ${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

export const unsigned = (claims: object) => `Bearer ${part({ alg: 'none' })}.${part(claims)}.`;

/** What one makes who takes a public key for a shared secret. */
export const signedBySecret = (secret: string, claims: object) => {
  const text = `${part({ alg: 'HS256' })}.${part(claims)}`;
  return `Bearer ${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
