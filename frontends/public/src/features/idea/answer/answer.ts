import type { MemberSummary } from '@ideabox/api-client';

export const answerStatuses = ['considering', 'adopted', 'in_progress', 'done', 'not_adopted'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** What the government answers to an idea; `contents` is markdown. */
export type Answer = { contents: string; status: AnswerStatus; date_entered: string; user: MemberSummary };

export const longestAnswer = 4000;
