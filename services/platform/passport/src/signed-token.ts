import { decodeJwt, errors, importPKCS8, importSPKI, type JWTPayload, jwtVerify, SignJWT } from 'jose';

const lifetimeSeconds = 60;
/** How far two clocks may be apart: five minutes, and what rounding makes of them. */
const toleranceSeconds = 305;
const mostRemembered = 10_000;
const alg = 'EdDSA';

/** How long a token may be sent again: half of its life; the other half is for the request that carries it. */
export const resentMs = (lifetimeSeconds / 2) * 1_000;

/** Signs tokens, valid for 60 seconds, with an Ed25519 key (PKCS #8, PEM). */
export const createTokenSigner = async (
  issuer: string,
  privateKey: string,
): Promise<(claims: JWTPayload) => Promise<string>> => {
  const key = await importPKCS8(privateKey, alg);
  return (claims) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(key);
};

const checkWith = async <Claims>(token: string, keys: CryptoKey[], expected: object) => {
  for (const key of keys) {
    try {
      return (await jwtVerify<Claims>(token, key, expected)).payload;
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
};

/**
 * Reads tokens of issuers whose public keys are given (SPKI, PEM), several for one that changes its key; a token that is
 * not in order rejects. Tokens are sent again for half a minute, so that each signature is checked once and not with every
 * call.
 */
export const createTokenReader = async <Claims, Read>(options: {
  publicKeys: Record<string, readonly string[]>;
  requiredClaims?: string[];
  audience?: string;
  read: (payload: JWTPayload & Claims) => Read;
}): Promise<(token: string) => Promise<Read>> => {
  const keys = new Map<string | undefined, CryptoKey[]>();
  for (const [issuer, given] of Object.entries(options.publicKeys))
    keys.set(issuer, await Promise.all(given.map((key) => importSPKI(key, alg))));
  const { audience, requiredClaims = [] } = options;
  const known = new Map<string, { read: Read; until: number }>();
  return async (token) => {
    const seen = known.get(token);
    if (seen && Date.now() < seen.until) return seen.read;
    const { iss: issuer } = decodeJwt(token);
    const payload = await checkWith<Claims>(token, keys.get(issuer) ?? [], {
      algorithms: [alg],
      issuer,
      audience,
      requiredClaims: ['exp', ...requiredClaims],
      maxTokenAge: lifetimeSeconds,
      clockTolerance: toleranceSeconds,
    });
    const read = options.read(payload);
    const ends = Math.min(payload.exp as number, (payload.iat as number) + lifetimeSeconds);
    if (known.size >= mostRemembered) known.clear();
    known.set(token, { read, until: (ends + toleranceSeconds) * 1_000 });
    return read;
  };
};
