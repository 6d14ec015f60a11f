import { rpcError } from '@ideabox/grpc';
import { NotFound } from '../domain/errors.ts';

/** What is not there for the one who asks, as RPCs say it. */
export const notFound = (error: unknown): never => {
  throw error instanceof NotFound ? rpcError('NOT_FOUND', error.message) : error;
};
