import type { IncomingMessage } from 'node:http';
import { contextOf } from '../request/request-context.ts';

/** In bytes. */
const usualBodyLimit = 256 * 1024;

export const bodyLimitOf = (request: IncomingMessage): number =>
  contextOf(request).rule?.bodyLimit ?? usualBodyLimit;
