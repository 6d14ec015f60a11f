import { createTokenReader, createTokenSigner } from './signed-token.ts';

/** Who a request acts for, as the gateway vouches. */
export type Bearer = {
  /** The identity provider's subject. */
  id: string;
  name: string;
  /** The first one is effective. */
  roles: string[];
};

/** The header that carries it; the gateway removes what a client sends under this name. */
export const passportHeader = 'x-passport';

const issuer = 'ideabox-gateway';

/** Signs passports, valid for 60 seconds, with an Ed25519 key (PKCS #8, PEM). */
export const createPassportIssuer = async (
  privateKey: string,
): Promise<(bearer: Bearer) => Promise<string>> => {
  const sign = await createTokenSigner(issuer, privateKey);
  return ({ id, name, roles }) => sign({ sub: id, name, roles });
};

/** Reads passports with the gateway's public keys (SPKI, PEM); a passport that is not in order rejects. */
export const createPassportReader = (
  publicKeys: readonly string[],
): Promise<(passport: string) => Promise<Bearer>> =>
  createTokenReader({
    publicKeys: { [issuer]: publicKeys },
    requiredClaims: ['sub'],
    read: ({ sub, name, roles }: { sub?: string; name: string; roles: string[] }): Bearer => ({
      id: sub as string,
      name,
      roles,
    }),
  });
