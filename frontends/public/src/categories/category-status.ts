import type { CategoryStatus } from '@ideabox/api-client';
import type { ChipTone } from '@ideabox/ui';

/** How each status looks; its words are the message `category.status.{status}`. */
export const statusTone: Record<CategoryStatus, ChipTone> = {
  on_air: 'active',
  open_for_comment: 'positive',
  open_for_myself_and_operator: 'active',
  open_for_supporter: 'active',
  completed: 'plain',
  admin_only_postable: 'warning',
  admin_only_commentable: 'active',
};
