import type { Metadata } from '@grpc/grpc-js';
import { currentRequestId, newRequestId } from '@ideabox/telemetry';

const key = 'request-id';

/** Sends the id of the request on whose behalf a call is made. */
export const setRequestId = (metadata: Metadata): void => {
  const requestId = currentRequestId();
  if (requestId) metadata.set(key, requestId);
};

export const requestIdOf = (metadata: Metadata): string => String(metadata.get(key)[0] ?? newRequestId());
