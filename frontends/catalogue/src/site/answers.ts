import type { Member } from '@ideabox/contract';
import type { Answer } from '../../../platform/testing/src/answer.ts';
import type { Answers } from '../../../platform/testing/src/edge.ts';
import { faults } from '../../../platform/testing/src/faults.ts';
import { pageOf } from '../../../platform/testing/src/samples.ts';
import { heavyAnswers } from './heavy-answers.ts';
import { lightAnswers } from './light-answers.ts';
import { refusingAnswers } from './refusing-answers.ts';
import type { State } from './visit.ts';

/** What the server says where it has so much to say. */
export function answersIn(state: State, viewer: Member): Answers {
  const light = lightAnswers(viewer);
  const reads = Object.keys(light).filter((line) => line.startsWith('GET ') && line !== 'GET /me');
  const all = (answer: Answers[string]) => Object.fromEntries(reads.map((line) => [line, answer]));
  if (state === 'heavy') return { ...light, ...heavyAnswers(viewer) };
  if (state === 'refusing') return { ...light, ...refusingAnswers() };
  if (state === 'waiting') return { ...light, ...all(() => new Promise<Answer>(() => {})) };
  if (state === 'failed') return { ...light, ...all(faults[503]) };
  if (state === 'light') return light;
  const lists = reads.filter((line) => isList(light[line]));
  return { ...light, ...Object.fromEntries(lists.map((line) => [line, pageOf([])])) };
}

const isList = (answer: unknown) => {
  const { results } = (answer as { body?: { results?: unknown } })?.body ?? {};
  return Array.isArray(results);
};
