import { ApiError } from '@ideabox/http';

/** The contract's answers that are the gateway's own to give. */
export const badToken = (message: string): ApiError =>
  new ApiError(401, message, {
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });

export const notFound = (): ApiError => new ApiError(404, 'Data not found');

export const tooLarge = (): ApiError =>
  new ApiError(413, 'Payload too large', { headers: { Connection: 'close' } });

export const tooMany = (headers: Record<string, string>): ApiError =>
  new ApiError(429, 'server_many_request', { headers });
