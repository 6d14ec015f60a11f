import { SharedArray } from 'k6/data';
import exec from 'k6/execution';
import http from 'k6/http';
import type { Session } from '../plan.ts';
import { plan } from './plan.ts';

const { sessionsFile } = plan;
const sessions = new SharedArray<Session>('sessions', () =>
  sessionsFile === undefined ? [] : (JSON.parse(open(sessionsFile)) as Session[]),
);

/** Authors are few, so that what is answered to them finds their page open. */
const authors = 20;
/** Renewed so long before it runs out. */
const marginMs = 60_000;

const renewed = new Map<number, { accessToken: string; until: number }>();

function renew({ refreshToken }: Session): { accessToken: string; until: number } {
  const response = http.post(
    plan.tokenEndpoint,
    { grant_type: 'refresh_token', client_id: plan.clientId, refresh_token: refreshToken },
    { redirects: 0, timeout: '20s' },
  );
  if (response.status !== 200) throw new Error(`A token was not renewed: ${response.status}`);
  const answer = response.json() as { access_token: string; expires_in: number };
  return { accessToken: answer.access_token, until: Date.now() + answer.expires_in * 1_000 };
}

export interface Member {
  id: string;
  token: string;
}

function enter(index: number): Member {
  const session = sessions[index];
  if (!session) throw new Error('There are no members');
  let known = renewed.get(index) ?? session;
  if (known.until - marginMs < Date.now()) {
    known = renew(session);
    renewed.set(index, known);
  }
  return { id: session.member, token: known.accessToken };
}

/** Each in turn, so that all of them come. */
export const nextMember = (): Member => enter(exec.scenario.iterationInTest % sessions.length);

export const nextAuthor = (): Member =>
  enter(exec.scenario.iterationInTest % Math.min(authors, sessions.length));
