import { newRequestId } from '@ideabox/telemetry';

const wellFormed = /^[\w-]{8,64}$/;

/** The client's own id where it can stand in a log line, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && wellFormed.test(given) ? given : newRequestId();
