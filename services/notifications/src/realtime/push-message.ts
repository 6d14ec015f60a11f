import { z } from 'zod';

const schema = z.union([
  z.object({ member_id: z.string(), notification_id: z.number(), unread: z.number() }),
  z.object({ member_id: z.string(), leave: z.literal(true) }),
]);

/**
 * What instances tell each other: a member has a new notification, and how many are unread now; or a member's sockets
 * are to be closed.
 */
export type PushMessage = z.infer<typeof schema>;

export const encodePush = (message: PushMessage): string => JSON.stringify(message);

/** @throws when it is none. */
export const decodePush = (text: string): PushMessage => schema.parse(JSON.parse(text));
