import type { RouteData } from '@ideabox/contract';
import type { SiteApi } from '../api/site-api.ts';
import { heldBy } from './held-by.ts';
import { type Address, questionOf } from './question-of.ts';

/** Query keys of the page with what they hold. */
export type FirstData = [key: unknown[], value: unknown][];

/** Answers to what the shell and the page will ask at once; what does not come in time they ask by themselves. */
export async function firstDataOf(
  data: RouteData[],
  address: Address,
  ask: SiteApi['ask'],
): Promise<FirstData> {
  const questions = data.map((each) => questionOf(each, address)).filter((question) => question !== null);
  const answers = await Promise.all(questions.map(({ path }) => ask(path)));
  return questions.flatMap(({ key, take }, index) => {
    const answer = answers[index];
    return answer && answer !== 'unavailable' ? [[key, heldBy(take, answer)]] : [];
  });
}
