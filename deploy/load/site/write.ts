import { sleep } from 'k6';
import type { Outcome, Written } from '../record.ts';
import { type Answer, ask, type Question } from './ask.ts';
import type { Member } from './members.ts';
import { note } from './note.ts';

const tries = 3;
const longestWait = 5;

function outcomeOf({ status, text }: Answer, isAgain: boolean): Outcome {
  if (status >= 200 && status < 300) return 'done';
  // The first attempt with this key is under way, or nobody answered.
  if (status === 0 || (status === 409 && isAgain)) return 'unsure';
  if (status === 429) return 'refused';
  if (status === 503) return text.includes('"may_have_happened":true') ? 'unsure' : 'refused';
  return 'odd';
}

/**
 * Sends a write with a key, and again as our own pages do where its answer is not known or it was told to wait.
 * @param mark under which it is found again at its owner's
 */
export function write(
  what: Written,
  mark: string,
  member: Member,
  call: Pick<Question, 'method' | 'path' | 'body'>,
): Answer {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const question: Question = { kind: 'writes', ...call, headers, token: member.token };
  let isUnsure = false;
  for (let count = 1; ; count += 1) {
    const answer = ask(question);
    const outcome = outcomeOf(answer, count > 1);
    isUnsure ||= outcome === 'unsure';
    const isOver = outcome === 'done' || outcome === 'odd';
    if (isOver || count === tries) {
      const said = outcome === 'done' ? '' : `${answer.status} ${answer.text.slice(0, 200)}`;
      note(['write', what, mark, !isOver && isUnsure ? 'unsure' : outcome, said]);
      return answer;
    }
    sleep(Math.min(answer.retryAfter ?? 1, longestWait));
  }
}
