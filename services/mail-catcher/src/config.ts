import { logLevel, port } from '@ideabox/config';
import { z } from 'zod';

export const settings = {
  HOST: z.string().default('127.0.0.1'),
  /** Where mail is taken. */
  SMTP_PORT: port(),
  /** Where it can be looked into. */
  PORT: port(),
  LOG_LEVEL: logLevel(),
};
