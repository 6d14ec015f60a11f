import { generateKeyPairSync } from 'node:crypto';
import { serviceNames } from '@ideabox/protos';
import { settled } from '../pods.ts';
import { upgrade } from '../releases.ts';
import type { Site } from '../site.ts';

const asIt = {};

const setKey = ({ cluster }: Site, secret: string, stringData: Record<string, string>): Promise<string> =>
  cluster.kubectl(['patch', 'secret', `ideabox-${secret}`, '--patch', JSON.stringify({ stringData })]);

/** The gateway signs with another passport key from now on, as charts/README.md has it; all services have read both before. */
export async function rotatePassportKey(site: Site): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const { passportPublicKey } = site.cluster.wiring.secrets;
  await setKey(site, 'public-keys', { PASSPORT_PUBLIC_KEY: passportPublicKey + publicKey });
  for (const part of serviceNames) await upgrade(site, part, asIt, false);
  await settled(site.cluster);
  await setKey(site, 'gateway', { PASSPORT_PRIVATE_KEY: privateKey });
  await upgrade(site, 'gateway', asIt);
}
