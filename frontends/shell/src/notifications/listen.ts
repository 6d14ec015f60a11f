import type { ApiClient } from '@ideabox/api-client';
import Pusher from 'pusher-js';

type ChannelAuth = { auth: string };
type Listening = {
  api: ApiClient;
  key: string;
  memberId: string;
  onPush: () => void;
  /** Whether pushes arrive at present. */
  onLive: (live: boolean) => void;
  signal: AbortSignal;
};

/** Opens the member's private channel on this site's own socket, until the signal says to leave. */
export function listen({ api, key, memberId, onPush, onLive, signal }: Listening): void {
  if (signal.aborted) return;
  const { hostname, port, protocol } = window.location;
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port) || 80,
    wssPort: Number(port) || 443,
    forceTLS: protocol === 'https:',
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/api/v1/broadcasting/auth',
      // Through the API client, because the token may have been renewed since the socket opened.
      customHandler: ({ socketId, channelName }, done) => {
        const body = { socket_id: socketId, channel_name: channelName };
        api.post<ChannelAuth>('/broadcasting/auth', { body }).then(
          (auth) => done(null, auth),
          (error: Error) => done(error, null),
        );
      },
    },
  });
  const channel = pusher.subscribe(`private-user.${memberId}`);
  channel.bind('PushNotification', onPush);
  let missed = false;
  channel.bind('pusher:subscription_succeeded', () => {
    onLive(true);
    // What was sent while the socket was away is only in the list; the first time, the page has just asked for all.
    if (missed) onPush();
    missed = true;
  });
  channel.bind('pusher:subscription_error', () => onLive(false));
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') onLive(false);
  });
  signal.addEventListener('abort', () => pusher.disconnect(), { once: true });
}
