import type { AnswerStatus, MemberSummary } from '@ideabox/api-client';

export const answerStatuses: AnswerStatus[] = [
  'considering',
  'adopted',
  'in_progress',
  'done',
  'not_adopted',
];

/** What the government answers to an idea. */
export type Answer = {
  /** Markdown. */
  contents: string;
  status: AnswerStatus;
  /** The ministry or office, where it is told. */
  organisation: string | null;
  /** Where the outcome can be seen. */
  outcome_url: string | null;
  /** By when the next step is expected: a day of the calendar. */
  due_on: string | null;
  date_entered: string;
  user: MemberSummary;
  /** Each status that it has had, since when; the standing one last. */
  history: { status: AnswerStatus; date_entered: string }[];
};

export const longestAnswer = 4000;
export const longestOrganisation = 100;
export const longestAddress = 2000;
