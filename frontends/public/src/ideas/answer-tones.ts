import type { AnswerStatus } from '@ideabox/api-client';
import type { ChipTone } from '@ideabox/ui';

/** How an answer's status looks, wherever it is shown. */
export const answerTones: Record<AnswerStatus, ChipTone> = {
  considering: 'plain',
  adopted: 'active',
  in_progress: 'active',
  done: 'positive',
  not_adopted: 'warning',
};
