import { ConfigError } from '@ideabox/config';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-tokens.ts';

/** What sends mail. */
export type Mailing = {
  transport: Transporter;
  from: string;
  tokens: UnsubscribeTokens;
  unsubscribeMailto: string | undefined;
  digestHour: number;
  /** Two mails about one idea to one member leave so far apart. */
  apartSeconds: number;
  close: () => void;
};

const connections = 3;
const needed = ['MAIL_FROM', 'UNSUBSCRIBE_SECRET'] as const;

/**
 * Mail over SMTP, at most so many a second; null where none is configured.
 * @throws ConfigError when it is configured in part.
 */
export const createMailing = (config: Config): Mailing | null => {
  const { SMTP_URL, MAIL_FROM, UNSUBSCRIBE_SECRET, UNSUBSCRIBE_MAILTO } = config;
  const { MAIL_PER_SECOND, MAIL_APART_SECONDS, DIGEST_HOUR } = config;
  if (SMTP_URL === undefined) return null;
  const missing = needed.filter((name) => config[name] === undefined);
  if (MAIL_FROM === undefined || UNSUBSCRIBE_SECRET === undefined)
    throw new ConfigError([`SMTP_URL: needs ${missing.join(' and ')}`]);
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: connections,
    rateDelta: 1_000,
    rateLimit: MAIL_PER_SECOND,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    // Nothing that a member wrote names a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    transport,
    from: MAIL_FROM,
    tokens: createUnsubscribeTokens(UNSUBSCRIBE_SECRET),
    unsubscribeMailto: UNSUBSCRIBE_MAILTO,
    digestHour: DIGEST_HOUR,
    apartSeconds: MAIL_APART_SECONDS,
    close: () => transport.close(),
  };
};
