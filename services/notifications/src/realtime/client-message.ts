import { z } from 'zod';

const schema = z.object({
  event: z.string().min(1).max(200),
  data: z
    .object({ channel: z.string().min(1).max(300).optional(), auth: z.string().max(300).optional() })
    .optional()
    .catch(undefined),
});

/** A message of Pusher's protocol, as far as this server reads it; undefined when it is none. */
export const readClientMessage = (frame: string): z.infer<typeof schema> | undefined => {
  try {
    return schema.parse(JSON.parse(frame));
  } catch {
    return undefined;
  }
};
