import { type Caller, toUser, userSchema } from '@ideabox/http';
import { z } from 'zod';
import { answerStatuses } from '../../domain/answer.ts';
import type { Answer } from '../../store/ideas/answers.ts';

export const answerSchema = z.object({
  contents: z.string().meta({ description: 'Markdown' }),
  status: z.enum(answerStatuses),
  organisation: z.string().nullable().meta({ description: 'The ministry or office that answers' }),
  outcome_url: z.string().nullable().meta({ description: 'Where the outcome can be seen' }),
  due_on: z.string().nullable().meta({ description: 'By when the next step is expected: YYYY-MM-DD' }),
  date_entered: z.string(),
  history: z
    .array(z.object({ status: z.enum(answerStatuses), date_entered: z.string() }))
    .meta({ description: 'Each status that the answer has had, and since when; the standing one last' }),
  user: userSchema,
});

/** An official answer as a reader sees it. */
export const toAnswer = (answer: Answer, reader: Caller | null): z.infer<typeof answerSchema> => ({
  contents: answer.contents,
  status: answer.status,
  organisation: answer.organisation,
  outcome_url: answer.outcome_url,
  due_on: answer.due_on,
  date_entered: answer.date_entered.toISOString(),
  history: answer.history.map(({ status, date_entered }) => ({
    status,
    date_entered: new Date(date_entered).toISOString(),
  })),
  user: toUser(answer.writer, answer.writer_id, reader),
});
