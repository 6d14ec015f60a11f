import type { Credentials } from '@ideabox/grpc';
import { isInTransaction } from '@ideabox/postgres';

/**
 * Credentials that are not given within a transaction: it holds a connection to the database, for which everybody would wait with
 * it. Another service is asked before (`prepare` of a route).
 */
export const outsideTransactions = (credentials: Credentials): Credentials => {
  const checked: Credentials = async (service) => {
    if (isInTransaction()) throw new Error(`${service} is called within a transaction`);
    return credentials(service);
  };
  return Object.assign(checked, { transport: credentials.transport });
};
