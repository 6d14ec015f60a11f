import { subscribe } from '../../../gateway/e2e/member-channel.ts';
import type { Account } from '../accounts.ts';

/** A member's open page: the stock client on their private channel, through the gateway. */
export async function openChannel(origin: string, account: Account) {
  const { channel, close } = await subscribe(origin, account);
  return {
    /** The time at which the next push arrives. */
    nextPush: (deadlineMs: number) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No push within ${deadlineMs} ms`)), deadlineMs);
        const hear = () => {
          clearTimeout(timer);
          channel.unbind('PushNotification', hear);
          resolve(performance.now());
        };
        channel.bind('PushNotification', hear);
      }),
    close,
  };
}
