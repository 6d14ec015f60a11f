import pusherModule, { type Channel } from 'pusher-js';

// Its types say that the class is the module's `default`; in Node it is the module itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default;

/** A member's private channel, on which the stock client hears what is pushed. */
export const subscribe = async (
  origin: string,
  member: { id: string; headers: Record<string, string> },
): Promise<{ channel: Channel; close: () => void }> => {
  const { hostname, port } = new URL(origin);
  const pusher = new Pusher('ideabox', {
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    cluster: '',
    disableStats: true,
    channelAuthorization: {
      endpoint: `${origin}/api/v1/broadcasting/auth`,
      transport: 'ajax',
      headers: member.headers,
    },
  });
  const channel = pusher.subscribe(`private-user.${member.id}`);
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve);
    channel.bind('pusher:subscription_error', (error: { status?: number }) => {
      pusher.disconnect();
      reject(new Error(`the channel of ${member.id} was refused: ${error.status}`));
    });
  });
  return { channel, close: () => pusher.disconnect() };
};
