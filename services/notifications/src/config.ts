import { url } from '@ideabox/config';
import { z } from 'zod';

const count = (fallback: number, max: number) =>
  z.coerce.number('expected a number').int().min(1).max(max).default(fallback);

const address = () => z.string('expected host:port').min(1, 'expected host:port');

/** Nothing given is nothing; an empty value too. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const config = {
  /** What clients name in the socket's path, /app/{key}. */
  PUSHER_APP_KEY: z.string().regex(/^[\w-]{1,64}$/, 'expected letters, digits, _ and -'),
  /** Signs channel authorisations. */
  PUSHER_APP_SECRET: z.string().min(16, 'expected at least 16 characters'),
  /** Open sockets of this process. */
  REALTIME_MAX_SOCKETS: count(10_000, 1_000_000),
  /** How long a socket may be silent before it is asked whether it still lives. */
  REALTIME_ACTIVITY_SECONDS: count(120, 3_600),
  /** How long it has to answer, and how long a socket may stay without a subscription. */
  REALTIME_PATIENCE_SECONDS: count(30, 3_600),
  /** Who knows members' addresses and blocks, host:port. */
  IDENTITY_GRPC_ADDRESS: address(),
  /** Who knows whom an idea concerns, and who sees it. */
  IDEAS_GRPC_ADDRESS: address(),
  /** Who knows who has commented. */
  COMMENTS_GRPC_ADDRESS: address(),
  /** Who knows what the site is called, and what news say. */
  CONTENT_GRPC_ADDRESS: address(),
  /** Where members find the site, for links in mails. */
  PUBLIC_URL: url(),
  /** `smtp://user:password@host:port`, or `smtps:`; without it no mail is written or sent. */
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'expected smtp:// or smtps://' })),
  /** The sender: an address, or `name <address>`. Needed for mail. */
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'expected an address')),
  /** Signs links that end mail without a login. Needed for mail. */
  UNSUBSCRIBE_SECRET: optional(z.string().min(16, 'expected at least 16 characters')),
  /** An address to which one can also write to end mail. */
  UNSUBSCRIBE_MAILTO: optional(z.email('expected an address')),
  /** Mails that this process sends a second. */
  MAIL_PER_SECOND: count(10, 1_000),
  /** Mails about one idea leave so many seconds apart for one member: what happens meanwhile is one mail. */
  MAIL_APART_SECONDS: count(600, 86_400),
  /** The hour in Japan from which the day's digests are sent. */
  DIGEST_HOUR: z.coerce.number('expected a number').int().min(0).max(23).default(8),
};

export type Config = z.infer<z.ZodObject<typeof config>>;
