import { badToken } from '../refusal.ts';

/** The token of an Authorization header. @throws ApiError 401 when there is a header, and no token in it */
export const bearerToken = (authorization: string): string => {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (!token) throw badToken('Signature verification failed');
  return token;
};
