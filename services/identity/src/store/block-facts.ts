import type { BlockChanged__Output as BlockChanged } from '@ideabox/protos/identity/v1/BlockChanged';

/** Whether a member blocks another, as it stands; one that was lifted is kept with `blocked` false. */
export type Block = { member_id: string; blocked_id: string; blocked: boolean; revision: number };

/** What others are told of a block. */
export const blockChanged = ({ member_id, blocked_id, blocked, revision }: Block): BlockChanged => ({
  member_id,
  blocked_id,
  blocked,
  revision,
});
