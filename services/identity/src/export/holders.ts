import type { Clients } from '../clients.ts';

/** Rows of one kind, a JSON object each. */
export type Batch = { section: string; rows: string[] };

/** A service that holds something about members. */
export type Holder = { rowsOf: (memberId: string) => AsyncIterable<Batch> };

const deadlineMs = 60_000;

/** Everyone who is asked for what they hold about a member. */
export const createHolders = ({ ideas, comments, notifications, content }: Clients): Holder[] =>
  [ideas, comments, notifications, content].map((client) => ({
    rowsOf: (member_id) => client.stream('ExportMember', { member_id }, { deadlineMs }),
  }));
