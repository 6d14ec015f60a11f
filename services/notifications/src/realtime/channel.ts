import { createHash } from 'node:crypto';

const prefix = 'private-user.';

/** The only channel that a member may listen to. */
export const channelOf = (memberId: string): string => `${prefix}${memberId}`;

/** Whether a name is that of some member's channel. */
export const isMemberChannel = (channel: string): boolean =>
  channel.startsWith(prefix) && channel.length > prefix.length;

/** Where every instance hears of pushes. */
export const allPushes = 'push.user.>';

/** Where pushes for a member are sent; hashed, because an id may have characters that a subject may not. */
export const subjectOf = (memberId: string): string =>
  `push.user.${createHash('sha256').update(memberId).digest('base64url')}`;
