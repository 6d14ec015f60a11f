import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { OidcSettings } from './stored-user.ts';

/** The OpenID client: authorization code with a proof key, tokens in local storage. */
export function createUserManager({ issuer, clientId }: OidcSettings, basename: string): UserManager {
  const home = `${window.location.origin}${basename}`;
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: `${home}/callback`,
    post_logout_redirect_uri: `${home}/`,
    scope: 'openid profile email',
    response_type: 'code',
    automaticSilentRenew: false,
    loadUserInfo: false,
    requestTimeoutInSeconds: 10,
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    stateStore: new WebStorageStateStore({ store: window.localStorage }),
  });
}
