import type { AccountClaims } from 'oidc-provider';
import type { Account } from '../accounts/account.ts';
import { clientId } from './client.ts';

/** What the ID token and userinfo say, in Keycloak's names. */
export function accountClaims(account: Account): AccountClaims {
  return {
    sub: account.id,
    preferred_username: account.username,
    name: account.nickname,
    nickname: account.nickname,
    email: account.email,
    email_verified: true,
  };
}

/** What an access token says beside the protocol's own claims, as Keycloak's default mappers put it. */
export function accessTokenClaims(account: Account, sessionId: string | undefined) {
  const { sub: _sub, ...claims } = accountClaims(account);
  return {
    ...claims,
    typ: 'Bearer',
    azp: clientId,
    sid: sessionId,
    realm_access: { roles: account.roles },
  };
}
