import { importPKCS8, importSPKI, jwtVerify, SignJWT } from 'jose';

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
const lifetimeSeconds = 60;
const toleranceSeconds = 5;
const mostRemembered = 10_000;

/** Signs passports, valid for 60 seconds, with an Ed25519 key (PKCS #8, PEM). */
export const createPassportIssuer = async (
  privateKey: string,
): Promise<(bearer: Bearer) => Promise<string>> => {
  const key = await importPKCS8(privateKey, 'EdDSA');
  return ({ id, name, roles }) =>
    new SignJWT({ name, roles })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer(issuer)
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key);
};

/**
 * Reads passports with the gateway's public key (SPKI, PEM); a passport that is not in order rejects. The gateway sends a
 * member's calls of half a minute with the same one, so that its signature is checked once and not with every call.
 */
export const createPassportReader = async (
  publicKey: string,
): Promise<(passport: string) => Promise<Bearer>> => {
  const key = await importSPKI(publicKey, 'EdDSA');
  const known = new Map<string, { bearer: Bearer; until: number }>();
  return async (passport) => {
    const seen = known.get(passport);
    if (seen && Date.now() < seen.until) return seen.bearer;
    const { payload } = await jwtVerify<{ name: string; roles: string[] }>(passport, key, {
      algorithms: ['EdDSA'],
      issuer,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: toleranceSeconds,
    });
    const bearer = { id: payload.sub as string, name: payload.name, roles: payload.roles };
    if (known.size >= mostRemembered) known.clear();
    known.set(passport, { bearer, until: ((payload.exp as number) + toleranceSeconds) * 1_000 });
    return bearer;
  };
};
