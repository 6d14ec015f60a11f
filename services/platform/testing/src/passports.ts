import { generateKeyPairSync } from 'node:crypto';
import { createPassportIssuer, passportHeader } from '@ideabox/passport';

/** A gateway's key pair, and the headers it would send for a member. */
export const createPassports = async () => {
  const pair = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const sign = await createPassportIssuer(pair.privateKey);
  return {
    ...pair,
    /** Headers of a request by this member. */
    as: async (id: string, role = 'general', name = `name of ${id}`) => ({
      [passportHeader]: await sign({ id, name, roles: [role] }),
    }),
  };
};
