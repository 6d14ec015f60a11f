import pusherModule from 'pusher-js';
import { origin } from './product.ts';

// Its types say that the class is the module's `default`; in Node it is the module itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default;

/** What is pushed to a member from now on, as the stock client hears it. */
export const openChannel = async (memberId: string, headers: Record<string, string>) => {
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
  const pushes: unknown[] = [];
  const channel = pusher.subscribe(`private-user.${memberId}`);
  channel.bind('PushNotification', (data: unknown) => pushes.push(data));
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', reject);
  });
  return { pushes, close: () => pusher.disconnect() };
};
