/** What comes of an idea, by its official answer. */
export const answerStatuses = ['considering', 'adopted', 'in_progress', 'done', 'not_adopted'] as const;

export type AnswerStatus = (typeof answerStatuses)[number];

/** What an official answer says, and who gives it. */
export type AnswerText = {
  contents: string;
  status: AnswerStatus;
  /** The ministry or office. */
  organisation: string | null;
  /** Where the outcome can be seen. */
  outcome_url: string | null;
  /** By when the next step is expected; a day of the calendar, as 2027-03-31. */
  due_on: string | null;
};

type Given = Pick<AnswerText, 'contents' | 'status'> & {
  [Field in 'organisation' | 'outcome_url' | 'due_on']?: AnswerText[Field] | undefined;
};

/** The answer as it is to stand: what is not told of stays as it was before. */
export const nextAnswer = (before: AnswerText | undefined, given: Given): AnswerText => {
  const kept = <Field extends 'organisation' | 'outcome_url' | 'due_on'>(field: Field) =>
    given[field] === undefined ? (before?.[field] ?? null) : given[field];
  return {
    contents: given.contents,
    status: given.status,
    organisation: kept('organisation'),
    outcome_url: kept('outcome_url'),
    due_on: kept('due_on'),
  };
};
