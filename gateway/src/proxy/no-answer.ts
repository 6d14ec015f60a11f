import type { IncomingMessage } from 'node:http';
import { ApiError } from '@ideabox/http';
import { contextOf } from '../request/request-context.ts';

/** For an upstream that does not answer: what was sent to it may have been done. */
export const noAnswer = (request: IncomingMessage): ApiError =>
  ApiError.unavailable({ mayHaveHappened: contextOf(request).sent ?? false });
