import type { JWTPayload } from 'jose';
import { z } from 'zod';

/** Who the identity provider says the bearer of a token is. */
export type Identity = {
  subject: string;
  preferredUsername: string;
  nickname: string;
  email: string;
  roles: string[];
  /** Milliseconds since the epoch. */
  expiresAt: number;
};

// Keycloak's layout of claims; only the subject and the expiry are sure to be there.
const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  preferred_username: z.string().catch(''),
  nickname: z.string().catch(''),
  email: z.string().catch(''),
  realm_access: z.object({ roles: z.array(z.string()) }).catch({ roles: [] }),
});

/** @throws ZodError when the token names nobody */
export const identityOf = (payload: JWTPayload): Identity => {
  const { sub, exp, preferred_username, nickname, email, realm_access } = claims.parse(payload);
  return {
    subject: sub,
    preferredUsername: preferred_username,
    nickname,
    email,
    roles: realm_access.roles,
    expiresAt: exp * 1_000,
  };
};
