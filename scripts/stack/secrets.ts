import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StackSecrets {
  postgresPassword: string;
  passportPrivateKey: string;
  passportPublicKey: string;
  pusherAppSecret: string;
  cookieSecret: string;
  /** Signs links that end mail without a login. */
  unsubscribeSecret: string;
  /** JSON Web Key Set with the private RS256 key of the identity provider. */
  providerKeys: string;
}

function generate(): StackSecrets {
  const passport = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    ...provider.privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomUUID(),
  };
  return {
    postgresPassword: randomBytes(24).toString('base64url'),
    passportPrivateKey: passport.privateKey,
    passportPublicKey: passport.publicKey,
    pusherAppSecret: randomBytes(24).toString('base64url'),
    cookieSecret: randomBytes(32).toString('base64url'),
    unsubscribeSecret: randomBytes(32).toString('base64url'),
    providerKeys: JSON.stringify({ keys: [key] }),
  };
}

const write = (path: string, secrets: StackSecrets) => {
  writeFileSync(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
};

/** The stack's secrets, made once and kept where their owner alone can read them; those that are new are added. */
export function stackSecrets(folder: string): StackSecrets {
  const path = join(folder, 'secrets.json');
  const kept: Partial<StackSecrets> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const names = [
    'postgresPassword',
    'passportPrivateKey',
    'pusherAppSecret',
    'cookieSecret',
    'unsubscribeSecret',
  ];
  if (names.every((name) => name in kept)) return kept as StackSecrets;
  const secrets = { ...generate(), ...kept };
  write(path, secrets);
  return secrets;
}
