import { eventually } from '@ideabox/testing';
import type { ChannelAuthorizationOptions } from 'pusher-js';
import pusherModule from 'pusher-js';
import { app, type Notifications } from './boot.ts';

// Its types say that the class is the module's `default`; in Node it is the module itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default;

export type Push = { notification_id: number; unread: number };

/** A browser's page of one member: the stock client, on the member's own channel or another. */
export const openListener = async (
  service: Pick<Notifications, 'httpPort' | 'as'>,
  memberId: string,
  options: { channel?: string; appKey?: string; auth?: string } = {},
) => {
  const port = service.httpPort;
  const pusher = new Pusher(options.appKey ?? app.PUSHER_APP_KEY, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: `http://127.0.0.1:${port}/api/v1/broadcasting/auth`,
      headers: await service.as(memberId),
      ...(options.auth === undefined
        ? {}
        : { customHandler: (_, done) => done(null, { auth: options.auth as string }) }),
    } as ChannelAuthorizationOptions,
  });
  const seen = {
    pushes: [] as Push[],
    errors: [] as unknown[],
    refusals: [] as unknown[],
  };
  pusher.connection.bind('error', (error: unknown) => seen.errors.push(error));
  const channel = pusher.subscribe(options.channel ?? `private-user.${memberId}`);
  channel.bind('PushNotification', (push: Push) => seen.pushes.push(push));
  channel.bind('pusher:subscription_error', (error: unknown) => seen.refusals.push(error));
  return {
    ...seen,
    pusher,
    channel,
    /** Waits until the server has taken the subscription. */
    subscribed: () =>
      eventually(() => {
        if (!channel.subscribed) throw new Error(`not subscribed: ${JSON.stringify(seen)}`);
      }),
    close: () => pusher.disconnect(),
  };
};
