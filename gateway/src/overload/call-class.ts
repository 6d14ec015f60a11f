import type { IncomingMessage } from 'node:http';
import { isRead } from '../request/is-read.ts';
import type { Rule } from '../routes/rule.ts';

/** Who is given up last stands first. */
export const callClasses = ['keyed write', 'member', 'visitor', 'search', 'export'] as const;
export type CallClass = (typeof callClasses)[number];

/** A class is let in where the wait is below its share of what anybody has to wait: the others have the rest to themselves. */
export const patienceShare: Record<CallClass, number> = {
  'keyed write': 1,
  member: 0.8,
  visitor: 0.6,
  search: 0.4,
  export: 0.2,
};

/** What is asked for in words costs its service most. */
const asksInWords = /[?&](?:keyword|text|portal_name)=[^&]/;

/** By what is seen before anything is verified: who brings a token that is no good is refused for that a moment later. */
export const classOf = (
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  rule: Rule | undefined,
): CallClass => {
  if (isRead(method)) {
    if (rule?.reads === 'export') return 'export';
    if (asksInWords.test(url ?? '')) return 'search';
  } else if (headers['idempotency-key'] !== undefined) return 'keyed write';
  return headers.authorization === undefined ? 'visitor' : 'member';
};
