import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { createPassportIssuer, passportHeader, resentMs } from '@ideabox/passport';

/** Signs a passport anew, as of now and for as long as it was valid. */
const renewed = (passport: string, privateKey: string): string => {
  const [head, payload] = passport.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const iat = Math.floor(Date.now() / 1_000);
  const renewedClaims = JSON.stringify({ ...claims, iat, exp: iat + claims.exp - claims.iat });
  const signed = `${head}.${Buffer.from(renewedClaims).toString('base64url')}`;
  return `${signed}.${signBytes(null, Buffer.from(signed), privateKey).toString('base64url')}`;
};

/** A gateway's key pair, and the headers it would send for a member. */
export const createPassports = async () => {
  const pair = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const sign = await createPassportIssuer(pair.privateKey);
  return {
    ...pair,
    /** Headers of a request by this member; they stay valid however long a test keeps them. */
    as: async (id: string, role = 'general', name = `name of ${id}`) => {
      let passport = await sign({ id, name, roles: [role] });
      let resentUntil = Date.now() + resentMs;
      return {
        get [passportHeader]() {
          if (Date.now() < resentUntil) return passport;
          passport = renewed(passport, pair.privateKey);
          resentUntil = Date.now() + resentMs;
          return passport;
        },
      };
    },
  };
};
