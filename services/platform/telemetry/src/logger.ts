import { type Logger as PinoLogger, pino } from 'pino';
import { standardOutput } from './lossy-output.ts';
import { currentRequestId } from './request-id.ts';

export type Logger = PinoLogger;

/**
 * JSON lines on stdout, for which nobody waits: what that does not take is dropped, and counted. Every line of a request carries its id,
 * credentials never leave.
 */
export const createLogger = (service: string, level = 'info'): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request_id = currentRequestId();
        return request_id === undefined ? {} : { request_id };
      },
      redact: { paths: ['authorization', 'passport', '*.authorization', '*["x-passport"]'], remove: true },
    },
    standardOutput,
  );
