import { readFileSync } from 'node:fs';
import type { Session } from '../../../deploy/load/plan.ts';
import { loadMember } from '../../../services/identity-provider/src/accounts/load-members.ts';
import { StartFailure } from '../../command-line/start-failure.ts';
import { writePrivately } from '../../stack/folder/write-privately.ts';
import { logIn, type Tokens } from '../../token/log-in.ts';
import type { Site } from './look-at-site.ts';

const atOnce = 8;
const patienceMs = 10_000;

export const tokenEndpoint = ({ issuer }: Site): string => `${issuer}/protocol/openid-connect/token`;

const memberOf = (accessToken: string) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

const sessionOf = (tokens: Tokens): Session => ({
  member: memberOf(tokens.access_token),
  refreshToken: tokens.refresh_token,
  accessToken: tokens.access_token,
  until: Date.now() + tokens.expires_in * 1_000,
});

/** Who logged in for an earlier run need not type a password again. */
async function renew(site: Site, { refreshToken }: Session): Promise<Session | undefined> {
  const response = await fetch(tokenEndpoint(site), {
    method: 'POST',
    body: new URLSearchParams({
      ...{ grant_type: 'refresh_token', client_id: site.clientId, refresh_token: refreshToken },
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
  return response.ok ? sessionOf((await response.json()) as Tokens) : undefined;
}

function keptIn(file: string, { issuer }: Site): Session[] {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { issuer: string; sessions: Session[] };
    return kept.issuer === issuer ? kept.sessions : [];
  } catch {
    // The first run here.
    return [];
  }
}

const cannotBeHad = (site: Site, count: number, cause: unknown) =>
  new StartFailure(
    `${count} members cannot be had from ${site.issuer}: start the product with LOAD_MEMBERS=${count} npm start, or play with fewer by --members.`,
    { cause },
  );

/** Lets so many members in, as browsers do. @throws StartFailure where they cannot be had */
export async function logMembersIn(site: Site, count: number, keptFile: string): Promise<Session[]> {
  const kept = keptIn(keptFile, site);
  const enter = async (number: number): Promise<Session> => {
    const known = kept[number - 1];
    const { username, password } = loadMember(number);
    return (
      (known && (await renew(site, known))) ??
      sessionOf(await logIn({ issuer: site.issuer, origin: site.origin, account: username, password }))
    );
  };
  const sessions: Session[] = [];
  const numbers = Array.from({ length: count }, (_, index) => index + 1).values();
  const enterAll = async () => {
    for (const number of numbers) sessions[number - 1] = await enter(number);
  };
  try {
    // The last one is there only where all are.
    sessions[count - 1] = await enter(count);
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, enterAll));
  } catch (cause) {
    throw cannotBeHad(site, count, cause);
  }
  writePrivately(keptFile, JSON.stringify({ issuer: site.issuer, sessions }));
  return sessions;
}
