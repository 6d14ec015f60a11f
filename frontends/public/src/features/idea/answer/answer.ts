import type { AnswerStatus, MemberSummary } from '@ideabox/api-client';

export const answerStatuses: AnswerStatus[] = [
  'considering',
  'adopted',
  'in_progress',
  'done',
  'not_adopted',
];

/** What the government answers to an idea; `contents` is markdown. */
export type Answer = { contents: string; status: AnswerStatus; date_entered: string; user: MemberSummary };

export const longestAnswer = 4000;
