import { subscribe } from '../../../gateway/e2e/member-channel.ts';
import type { AccountName } from '../../bench/accounts.ts';

/** Times of the wall clock, in milliseconds: a socket was open from, and until where it is no longer. */
interface Span {
  from: number;
  until: number;
}

/** A member's page that listens. */
export interface Socket {
  member: string;
  /** When it heard pushes. */
  spans: Span[];
  /** The notifications that were pushed. */
  pushed: number[];
  close: () => void;
}

const openSocket = async (origin: string, id: string, headers: Record<string, string>): Promise<Socket> => {
  const { channel, close } = await subscribe(origin, { id, headers });
  const spans: Span[] = [{ from: Date.now(), until: Number.POSITIVE_INFINITY }];
  const pushed: number[] = [];
  channel.bind('PushNotification', ({ notification_id }: { notification_id: number }) =>
    pushed.push(notification_id),
  );
  channel.bind('pusher:subscription_succeeded', () =>
    spans.push({ from: Date.now(), until: Number.POSITIVE_INFINITY }),
  );
  channel.pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    const open = spans.at(-1);
    if (previous === 'connected' && open) open.until = Math.min(open.until, Date.now());
  });
  return { member: id, spans, pushed, close };
};

/** One for each member. */
export const openSockets = (
  origin: string,
  memberIds: Map<AccountName, string>,
  headers: Map<AccountName, Record<string, string>>,
): Promise<Socket[]> =>
  Promise.all([...memberIds].map(([name, id]) => openSocket(origin, id, headers.get(name) ?? {})));
