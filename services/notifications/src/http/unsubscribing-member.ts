import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';

/** Whom a link in a mail was sent to. @throws NotFound when it is none of ours. */
export const unsubscribingMember = ({ mailing }: Context, token: string): string => {
  const member = mailing?.tokens.memberOf(token);
  if (member === undefined) throw new NotFound('Data');
  return member;
};
