const connectionErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);

/** What is said to who wants a connection, and to nobody who has one. */
const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03', '53300']);

/** Whether a database that cannot be reached could be until then, so that what it was told may have been done. */
export const hasConnected = (error: unknown): boolean => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return (
    !notConnected.has(code) &&
    !/timeout exceeded when trying to connect|terminated due to connection timeout/.test(message)
  );
};

/** Whether an error means that the database could not be reached or went away, so that trying later may help. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (connectionErrors.has(code) || /^(08|57P|53)/.test(code)) return true;
  return /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
};
