export type Failure = 'refused' | 'put_off' | 'outage';

/**
 * What a failure to send says: that this recipient will not have it, that it is to be tried later, or that the server
 * cannot be worked with at all, which is no mail's fault.
 */
export const failureOf = (error: unknown): Failure => {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const aboutMail = command === 'RCPT TO' || command === 'DATA';
  if (!aboutMail || responseCode === undefined || responseCode === 421) return 'outage';
  return responseCode >= 500 ? 'refused' : 'put_off';
};

const mostTries = 10;

/** When a mail that was put off is tried again, in seconds: after a minute, then twice as long up to 4 h; then no more. */
export const retryAfter = (tries: number): number | undefined =>
  tries >= mostTries ? undefined : Math.min(4 * 3_600, 60 * 2 ** tries);
