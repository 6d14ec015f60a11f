import pusherModule from 'pusher-js';
import type { Account } from '../accounts.ts';

// Its types say that the class is the module's `default`; in Node it is the module itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default;

/** A member's open page: the stock client on their private channel, through the gateway. */
export async function openChannel(origin: string, { id, headers }: Account) {
  const { hostname, port } = new URL(origin);
  const pusher = new Pusher('ideabox', {
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    cluster: '',
    disableStats: true,
    channelAuthorization: { endpoint: `${origin}/api/v1/broadcasting/auth`, transport: 'ajax', headers },
  });
  const channel = pusher.subscribe(`private-user.${id}`);
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', reject);
  });
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
    close: () => pusher.disconnect(),
  };
}
