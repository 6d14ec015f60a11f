import type { IncomingMessage } from 'node:http';
import type { CallClass } from '../overload/call-class.ts';
import type { Rule } from '../routes/rule.ts';
import { isRead } from './is-read.ts';

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
