import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Caller, callers } from '@ideabox/protos';
import { writePrivately } from './folder/write-privately.ts';

type KeyPair = { privateKey: string; publicKey: string };

export interface StackSecrets {
  postgresPassword: string;
  natsPassword: string;
  redisPassword: string;
  passportPrivateKey: string;
  passportPublicKey: string;
  /** What each caller of RPCs signs with. */
  callerKeys: Record<Caller, KeyPair>;
  pusherAppSecret: string;
  cookieSecret: string;
  /** Signs links that end mail without a login. */
  unsubscribeSecret: string;
  /** JSON Web Key Set with the private RS256 key of the identity provider. */
  providerKeys: string;
}

const ed25519 = (): KeyPair =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

const generateCallerKeys = () =>
  Object.fromEntries(callers.map((caller) => [caller, ed25519()])) as StackSecrets['callerKeys'];

export function newSecrets(): StackSecrets {
  const passport = ed25519();
  const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    ...provider.privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomUUID(),
  };
  return {
    postgresPassword: randomBytes(24).toString('base64url'),
    natsPassword: randomBytes(24).toString('base64url'),
    redisPassword: randomBytes(24).toString('base64url'),
    passportPrivateKey: passport.privateKey,
    passportPublicKey: passport.publicKey,
    callerKeys: generateCallerKeys(),
    pusherAppSecret: randomBytes(24).toString('base64url'),
    cookieSecret: randomBytes(32).toString('base64url'),
    unsubscribeSecret: randomBytes(32).toString('base64url'),
    providerKeys: JSON.stringify({ keys: [key] }),
  };
}

/** The secrets of a stack that has been started before, which may have lacked some of today's. */
export function keptSecrets(folder: string): Partial<StackSecrets> {
  const path = join(folder, 'secrets.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The stack's secrets, made once and kept where their owner alone can read them; those that are new are added. */
export function stackSecrets(folder: string): StackSecrets {
  const kept = keptSecrets(folder);
  const made = newSecrets();
  const secrets = { ...made, ...kept, callerKeys: { ...made.callerKeys, ...kept.callerKeys } };
  writePrivately(join(folder, 'secrets.json'), JSON.stringify(secrets, null, 2));
  return secrets;
}
