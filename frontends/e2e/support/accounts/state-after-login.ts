import type { BrowserContextOptions } from 'playwright-core';
import { issuer, origin } from '../../../../gateway/e2e/product.ts';
import { CookieJar } from '../../../../scripts/token/cookie-jar.ts';
import { clientId, logIn } from '../../../../scripts/token/log-in.ts';
import { passwordOf } from './password-of.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/**
 * What a browser keeps after a login: the tokens for the product, and the cookies by which the provider knows who it is.
 * Gone through without a browser, which costs so little that each page has tokens of its own to renew.
 */
export async function stateAfterLogin(account: string): Promise<State> {
  const cookies = new CookieJar();
  const tokens = await logIn({ issuer, origin, account, password: passwordOf(account), cookies });
  const { expires_in, ...kept } = tokens;
  const user = {
    ...kept,
    token_type: 'Bearer',
    scope: 'openid profile email',
    profile: claimsOf(tokens.id_token),
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
  };
  return {
    origins: [
      { origin, localStorage: [{ name: `oidc.user:${issuer}:${clientId}`, value: JSON.stringify(user) }] },
    ],
    cookies: cookies.list().map((cookie) => ({
      ...cookie,
      domain: new URL(issuer).hostname,
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    })),
  };
}
