import type { Caller } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';

/** @throws NotFound when the member in the path is not the one who asks: what is private is not known to others. */
export const checkOneself = (caller: Caller, memberId: string): void => {
  if (caller.id !== memberId) throw new NotFound('User');
};
