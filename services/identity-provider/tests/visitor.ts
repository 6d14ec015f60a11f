import { createHash, randomBytes } from 'node:crypto';
import supertest, { type Response } from 'supertest';
import { site } from './boot-provider.ts';

const redirectUri = `${site}/callback`;

/** A browser without scripts: keeps cookies, follows redirects up to the site's door, fills in forms. */
export function visitor(issuer: string) {
  const { origin, pathname: realm } = new URL(issuer);
  const agent = supertest.agent(origin);
  const verifier = randomBytes(32).toString('base64url');

  const follow = async (response: Response): Promise<Response> => {
    const { location } = response.headers as { location?: string };
    if (!location || location.startsWith(site)) return response;
    return follow(await agent.get(new URL(location, origin).href.slice(origin.length)));
  };
  const authorizeAt = (endpoint: string, changes: Record<string, string> = {}) =>
    agent.get(`${realm}/protocol/openid-connect/${endpoint}`).query({
      client_id: 'ideabox-web',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state: 'some-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });
  const token = (form: Record<string, string>) =>
    agent
      .post(`${realm}/protocol/openid-connect/token`)
      .type('form')
      .send({ client_id: 'ideabox-web', ...form });

  const self = {
    agent,
    realm,
    token,
    authorize: async (changes?: Record<string, string>) => follow(await authorizeAt('auth', changes)),
    registration: async () => follow(await authorizeAt('registrations')),
    /** Sends the form of a page, and goes where that leads. */
    submit: async (page: Response, fields: Record<string, string>) => {
      const action = /<form[^>]*\saction="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
      return follow(await agent.post(action.replace(origin, '')).type('form').send(fields));
    },
    redeem: (atSite: Response) =>
      token({
        grant_type: 'authorization_code',
        code: new URL(atSite.headers.location as string).searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    /** Through the login form to tokens; fails the test when it does not get there. */
    logIn: async (username: string, password = 'ideabox'): Promise<Response> => {
      const atSite = await self.submit(await self.authorize(), { username, password });
      return await self.redeem(atSite).expect(200);
    },
  };
  return self;
}

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

export const faultsOf = (page: Response) =>
  [...page.text.matchAll(/class="(?:error|alert)"[^>]*>([^<]*)/g)].map(([, text]) => text);
