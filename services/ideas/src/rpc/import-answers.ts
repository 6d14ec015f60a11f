import type { ImportAnswersRequest__Output as Request } from '@ideabox/protos/ideas/v1/ImportAnswersRequest';
import type { Context } from '../context.ts';
import { rejectAnswer } from '../domain/import-rules.ts';
import { insertAnswers } from '../store/ideas/import-answers.ts';
import { existingIdeas } from '../store/marks/import-votes.ts';

export const importAnswers = (context: Context) => async (request: Request) => {
  const known = await existingIdeas(
    context.db,
    request.answers.map((answer) => answer.idea_id),
  );
  const reasons = request.answers.map(
    (answer) => rejectAnswer(answer) ?? (known.has(answer.idea_id) ? undefined : 'idea_id: unknown'),
  );
  const good = request.answers.filter((_, index) => reasons[index] === undefined);
  const inserted = good.length === 0 ? 0 : await context.db.transaction((tx) => insertAnswers(tx, good));
  return { inserted, rejections: reasons.flatMap((reason, index) => (reason ? [{ index, reason }] : [])) };
};
