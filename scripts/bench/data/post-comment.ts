import { randomBytes } from 'node:crypto';
import { call } from '../call.ts';
import type { Bench } from '../open-bench.ts';

/** A comment by member2, unlike any before it. */
export async function postComment({ origin, account }: Bench, idea: number): Promise<void> {
  const { headers } = await account('member2');
  const contents = `計測のための意見です。${randomBytes(24).toString('hex')}`;
  await call(`${origin}/api/v1/comments`, { method: 'POST', headers, body: { idea_id: idea, contents } });
}
