import { type Caller, toUser, userSchema } from '@ideabox/http';
import { z } from 'zod';
import { answerStatuses } from '../domain/answer.ts';
import type { Answer } from '../store/answers.ts';

export const answerSchema = z.object({
  contents: z.string().meta({ description: 'Markdown' }),
  status: z.enum(answerStatuses),
  date_entered: z.string(),
  user: userSchema,
});

/** An official answer as a reader sees it. */
export const toAnswer = (answer: Answer, reader: Caller | null): z.infer<typeof answerSchema> => ({
  contents: answer.contents,
  status: answer.status,
  date_entered: answer.date_entered.toISOString(),
  user: toUser(answer.writer, answer.writer_id, reader),
});
