import { addressKey } from '@ideabox/http';

/** Who is counted: a member, or, where nobody is known, an address. */
export type Caller = { address: string; member: { id: string } | null };

export const callerKey = ({ member, address }: Caller): string =>
  member ? `m:${member.id}` : `a:${addressKey(address)}`;
