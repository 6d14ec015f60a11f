import { settingsIn } from '../api/settings-in.ts';
import type { Question } from './question-of.ts';

/** What the page's query would hold after having asked by itself. */
export function heldBy(take: Question['take'], answer: { results: unknown }): unknown {
  if (take === 'results') return answer.results;
  if (take === 'settings') return settingsIn(answer);
  return answer;
}
