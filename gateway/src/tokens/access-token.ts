import type { JWTVerifyResult } from 'jose';
import { z } from 'zod';

/** A token of the provider that is no access token, or was not issued to a client of the product. */
class NotForUs extends Error {
  override name = 'NotForUs';
}

const kind = z.object({ typ: z.string().optional() });
const clients = z.object({ azp: z.string().optional(), client_id: z.string().optional() });

const plain = ['jwt', undefined];
const access = ['at+jwt', 'application/at+jwt'];

/** By RFC 9068 the header says so; Keycloak says it in the claims, where its ID and refresh tokens say otherwise. */
const isAccessToken = ({ protectedHeader, payload }: JWTVerifyResult): boolean => {
  const header = protectedHeader.typ?.toLowerCase();
  const { typ } = kind.parse(payload);
  if (typ === undefined) return access.includes(header ?? '');
  return typ === 'Bearer' && [...plain, ...access].includes(header);
};

/** The client that it was issued to: `azp` in OpenID Connect and Keycloak, `client_id` in RFC 9068; where both, both. */
const isIssuedTo = (known: readonly string[], payload: JWTVerifyResult['payload']): boolean => {
  const { azp, client_id } = clients.parse(payload);
  const named = [azp, client_id].filter((name) => name !== undefined);
  return named.length > 0 && named.every((name) => known.includes(name));
};

/** @throws NotForUs or ZodError */
export const requireAccessToken = (verified: JWTVerifyResult, known: readonly string[]): void => {
  if (!isAccessToken(verified) || !isIssuedTo(known, verified.payload)) throw new NotForUs();
};
