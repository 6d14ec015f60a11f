import type { Configuration } from 'oidc-provider';
import type { AccountStore } from '../accounts/account-store.ts';
import { isLoadMember } from '../accounts/load-members.ts';
import type { Config } from '../config.ts';
import { errorPage } from '../pages/error-page.ts';
import { logoutPage } from '../pages/logout-page.ts';
import { accessTokenSeconds, apiResource, resourceServer } from './api-resource.ts';
import { accessTokenClaims, accountClaims } from './claims.ts';
import { webClient } from './client.ts';
import { existingGrant } from './existing-grant.ts';
import { prompts } from './prompts.ts';

const thirtyDays = 2_592_000;
const oneYear = 31_536_000;
const endpoints = '/protocol/openid-connect';

/** `oidc-provider`, dressed as a Keycloak realm: the same paths, lifetimes and claims. */
export function configuration(
  config: Config,
  accounts: AccountStore,
  adapter: NonNullable<Configuration['adapter']>,
): Configuration {
  const realm = new URL(config.ISSUER).pathname;
  return {
    adapter,
    clients: [webClient(config.WEB_ORIGINS)],
    jwks: config.SIGNING_KEYS as Configuration['jwks'],
    cookies: {
      keys: [config.COOKIE_SECRET],
      // Cookies do not tell ports apart: a name and a path of our own keep clear of the product's.
      names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: realm },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${endpoints}/auth`,
      token: `${endpoints}/token`,
      userinfo: `${endpoints}/userinfo`,
      jwks: `${endpoints}/certs`,
      end_session: `${endpoints}/logout`,
      revocation: `${endpoints}/revoke`,
      introspection: `${endpoints}/token/introspect`,
      pushed_authorization_request: `${endpoints}/ext/par/request`,
    },
    scopes: ['openid', 'offline_access'],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'name', 'nickname'],
      email: ['email', 'email_verified'],
    },
    // Keycloak writes profile and e-mail into the ID token too.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    discovery: { ui_locales_supported: ['ja', 'en'] },
    interactions: {
      policy: prompts(),
      url: (_ctx, interaction) => `${realm}/login-actions/${interaction.uid}`,
    },
    findAccount: async (_ctx, id) => {
      const account = await accounts.find(id);
      return account && { accountId: id, claims: () => accountClaims(account) };
    },
    loadExistingGrant: existingGrant,
    extraTokenClaims: async (_ctx, token) => {
      if (token.kind !== 'AccessToken') return undefined;
      const account = await accounts.find(token.accountId);
      return account && accessTokenClaims(account, token.sid);
    },
    issueRefreshToken: () => true,
    // The many browsers that a load test plays share nothing, and so no rotated token.
    rotateRefreshToken: ({ oidc }) => !isLoadMember(oidc.entities.RefreshToken?.accountId),
    ttl: {
      AccessToken: accessTokenSeconds,
      IdToken: accessTokenSeconds,
      AuthorizationCode: 60,
      RefreshToken: thirtyDays,
      Session: thirtyDays,
      Grant: oneYear,
      Interaction: 3_600,
    },
    clientBasedCORS: (_ctx, origin) => config.WEB_ORIGINS.includes(origin),
    renderError: (ctx, _out, error) => errorPage(ctx, config, error),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => logoutPage(ctx, config, form),
        postLogoutSuccessSource: (ctx) => ctx.redirect(config.WEB_ORIGINS[0] ?? config.ISSUER),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => resourceServer(resource),
      },
    },
  };
}
