import { ApiError } from '@ideabox/http';

/** The contract's answers that are the gateway's own to give. */
export const badToken = (message: string): ApiError =>
  new ApiError(401, message, {
    headers: { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  });

export const notFound = (): ApiError => new ApiError(404, 'Data not found');

/** No request of the contract, or one that does not come whole. */
export const invalid = (): ApiError => new ApiError(400, 'Invalid Request');

export const tooLarge = (): ApiError => new ApiError(413, 'Payload too large');

export const tooMany = (headers: Record<string, string>): ApiError =>
  new ApiError(429, 'server_many_request', { headers });
