import { errors, type ResourceServer } from 'oidc-provider';

export const apiAudience = 'ideabox-api';
/** Resource indicators must be URIs; the token's audience is the plain name that Keycloak's mapper writes. */
export const apiResource = `urn:ideabox:${apiAudience}`;
export const scopes = 'openid profile email offline_access';
export const accessTokenSeconds = 300;

const api: ResourceServer = {
  scope: scopes,
  audience: apiAudience,
  accessTokenTTL: accessTokenSeconds,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'RS256' } },
};

/** There is one API, and a token for anything else is refused. */
export function resourceServer(resource: string): ResourceServer {
  if (resource !== apiResource) throw new errors.InvalidTarget();
  return api;
}
