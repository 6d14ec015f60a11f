import { ApiError } from '@ideabox/http';
import { errors } from 'jose';
import { badToken } from '../refusal.ts';

/** The provider's keys could not be fetched, so no token can be told good or bad. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';

  constructor(cause: unknown) {
    super('the keys of the identity provider are not to be had', { cause });
  }
}

export const tokenExpired = 'Token expired';

/** The contract's answer to a token that did not pass. */
export const tokenRefusal = (error: unknown): ApiError => {
  if (error instanceof KeysUnavailable) return ApiError.unavailable();
  if (error instanceof errors.JWTExpired) return badToken(tokenExpired);
  if (error instanceof errors.JOSEAlgNotAllowed) return badToken('Algorithm not allowed');
  return badToken('Signature verification failed');
};
