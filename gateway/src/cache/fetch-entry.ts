import type { ServiceName } from '@ideabox/protos';
import { answerHeaders } from '../answers/answer-headers.ts';
import { securityHeaders } from '../answers/security-headers.ts';
import type { CallClass } from '../overload/call-class.ts';
import { policyOf } from './cache-policy.ts';
import type { Entry } from './entry.ts';
import type { UpstreamAnswer } from './upstream.ts';

export type Question = {
  service: ServiceName;
  /** In canonical form. */
  url: string;
  accept: string;
  requestId: string;
  /** The rule that it falls under. */
  route: string;
  address: string;
  callClass: CallClass;
};

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

// What depends on the form of the body is written when it is sent; the tag and what varies are our own.
const perAnswer = new Set(['content-length', 'etag', 'vary', 'date']);

const always = [...securityHeaders.flat(), 'Vary', 'Accept-Encoding'];

const headersOf = (answer: UpstreamAnswer, etag: string | undefined): string[] => [
  ...answerHeaders(answer.headers)
    .filter(([name]) => !perAnswer.has(name))
    .flatMap(([name, value]) => [name, String(value)]),
  ...always,
  ...(etag === undefined ? [] : ['ETag', etag]),
];

// The bytes differ by encoding, the meaning does not: only a weak tag is true of all.
const weak = (etag: string | undefined) => (etag && !etag.startsWith('W/') ? `W/${etag}` : etag);

/** The entry that an answer makes; undefined when it must not be kept for others. */
export const entryOf = (
  answer: UpstreamAnswer,
  to: { question: Question; version: number; previous: Entry | undefined },
): Entry | undefined => {
  const { previous, version } = to;
  const policy = policyOf(text(answer.headers['cache-control']));
  if (!policy) return;
  const now = performance.now();
  const times = {
    checkedAt: now,
    freshUntil: now + policy.freshMs,
    staleUntil: now + policy.freshMs + policy.staleMs,
  };
  if (answer.status === 304 && previous) return Object.assign(previous, times, { version });
  if (answer.status !== 200) return;
  const etag = weak(text(answer.headers.etag));
  const { service, route, url, accept, callClass } = to.question;
  return {
    asked: { service, route, url, accept, callClass },
    etag,
    headers: headersOf(answer, etag),
    body: answer.body,
    ...times,
    version,
  };
};
