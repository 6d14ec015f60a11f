import type { Answer } from '../../../platform/testing/src/answer.ts';
import type { Answers, Call } from '../../../platform/testing/src/edge.ts';
import { faults, refusedFields } from '../../../platform/testing/src/faults.ts';

/** What the dialogs of the site send. */
const writes = ['POST /ideas', 'PUT /ideas/:id/answer', 'DELETE /ideas/:id', 'POST /members/:id/block_users'];

const fields = ['name', 'contents', 'reason'];
const every = <Value>(value: Value) => Object.fromEntries(fields.map((field) => [field, value]));
/** Of a private area, so that each is named by its number. */
const characters = String.fromCharCode(...Array.from({ length: 60 }, (_, index) => 0xe000 + index));

/** To each write no, with the most that can be said at its fields; to the same again that it cannot; then nothing. */
export function refusingAnswers(): Answers {
  const times = new Map<string, number>();
  const answer = ({ method, path }: Call): Answer | Promise<Answer> => {
    const line = `${method} ${path}`;
    const time = (times.get(line) ?? 0) + 1;
    times.set(line, time);
    if (time === 1) return refusedFields(every(['prohibited_characters']), every(characters));
    return time === 2 ? faults[503] : new Promise(() => {});
  };
  return Object.fromEntries(writes.map((line) => [line, answer]));
}
