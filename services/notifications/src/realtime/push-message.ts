import { z } from 'zod';

const schema = z.object({ member_id: z.string(), notification_id: z.number(), unread: z.number() });

/** What instances tell each other: a notification is new, and how many are unread now. */
export type PushMessage = z.infer<typeof schema>;

export const encodePush = (message: PushMessage): string => JSON.stringify(message);

/** @throws when it is none. */
export const decodePush = (text: string): PushMessage => schema.parse(JSON.parse(text));
