import type { Request, Response } from 'express';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { Context } from '../context.ts';
import { apiAudience } from '../oidc/api-resource.ts';
import { accountClaims } from '../oidc/claims.ts';

/**
 * In place of `oidc-provider`'s, which refuses access tokens that are meant for an API. Keycloak answers with
 * the claims for the very token that the API takes, and so do we.
 */
export function userinfo({ config, accounts }: Context) {
  const publicKeys = config.SIGNING_KEYS.keys.map(({ kty, kid, n, e, alg, use }) => ({
    kty,
    kid,
    n,
    e,
    alg,
    use,
  }));
  const keys = createLocalJWKSet({ keys: publicKeys } as Parameters<typeof createLocalJWKSet>[0]);
  const check = { issuer: config.ISSUER, audience: apiAudience, algorithms: ['RS256'] };

  return async (request: Request, response: Response) => {
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    const subject = token
      ? await jwtVerify(token, keys, check).then(
          ({ payload }) => payload.sub,
          () => undefined,
        )
      : undefined;
    const account = subject ? await accounts.find(subject) : undefined;
    response.set('Cache-Control', 'no-store');
    if (account) response.json(accountClaims(account));
    else
      response
        .status(401)
        .set('WWW-Authenticate', 'Bearer error="invalid_token"')
        .json({ error: 'invalid_token' });
  };
}
