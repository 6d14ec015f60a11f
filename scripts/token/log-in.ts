import { createHash, randomBytes } from 'node:crypto';
import { StartFailure } from '../command-line/start-failure.ts';
import { CookieJar } from './cookie-jar.ts';

export const clientId = 'ideabox-web';
const mostRedirects = 10;
const stepMilliseconds = 10_000;

export interface LoginRequest {
  issuer: string;
  /** The product's own origin, whose `/callback` the provider knows. */
  origin: string;
  account: string;
  password: string;
  /** Registers the account first, with what else the provider's registration form asks for. */
  registers?: { email: string; nickname: string };
  /** Takes what the provider gives a browser to keep, for who goes on as that browser. */
  cookies?: CookieJar;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/**
 * Logs in as a browser does: authorization-code flow with PKCE, the provider's own login form filled in and sent.
 * Works with any provider whose login form has the fields `username` and `password`, as Keycloak's.
 */
export async function logIn({
  issuer,
  origin,
  account,
  password,
  registers,
  cookies = new CookieJar(),
}: LoginRequest): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/callback`;

  /** Follows redirects until a page, or the way back to the product. */
  async function browse(start: URL, form?: URLSearchParams): Promise<{ url: URL; page?: string }> {
    let url = start;
    let body = form;
    for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
      if (url.href.startsWith(redirectUri)) return { url };
      const signal = AbortSignal.timeout(stepMilliseconds);
      const headers = { cookie: cookies.header(url) };
      const method = body ? 'POST' : 'GET';
      const response = await fetch(url, { method, body, headers, redirect: 'manual', signal });
      cookies.keep(response);
      const location = response.headers.get('location');
      if (!location) return { url, page: await response.text() };
      url = new URL(location, url);
      body = undefined;
    }
    throw new StartFailure('The identity provider redirects without end.');
  }

  const authorize = new URL(`${issuer}/protocol/openid-connect/${registers ? 'registrations' : 'auth'}`);
  authorize.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state: randomBytes(12).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();

  const login = await browse(authorize);
  const action = /<form[^>]*\saction="([^"]+)"/.exec(login.page ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (!action) throw new StartFailure(`The identity provider at ${issuer} shows no login form.`);
  const answer = await browse(
    new URL(action, login.url),
    new URLSearchParams({
      username: account,
      password,
      ...(registers && { ...registers, confirmation: password }),
    }),
  );
  const code = answer.url.searchParams.get('code');
  if (!code) throw new StartFailure(`The identity provider does not let "${account}" in with that password.`);

  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(stepMilliseconds),
  });
  if (!response.ok)
    throw new StartFailure(`The identity provider refused the code: ${await response.text()}`);
  return (await response.json()) as Tokens;
}
