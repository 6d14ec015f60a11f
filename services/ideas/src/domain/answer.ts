/** What comes of an idea, by its official answer. */
export const answerStatuses = ['considering', 'adopted', 'in_progress', 'done', 'not_adopted'] as const;

export type AnswerStatus = (typeof answerStatuses)[number];
