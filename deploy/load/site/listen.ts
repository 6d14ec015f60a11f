import { Counter, Rate } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';
import { ask } from './ask.ts';
import type { Member } from './members.ts';
import { note } from './note.ts';
import { plan } from './plan.ts';

const pushesHeard = new Counter('pushes_heard');
const opened = new Rate('sockets_opened');

interface Event {
  event: string;
  data?: string;
}

/** An open page: a socket on the member's own channel, as the stock Pusher client opens it, for so many seconds. */
export function listen({ id, token }: Member, seconds: number): void {
  const name = crypto.randomUUID();
  const channel = `private-user.${id}`;
  const socket = new WebSocket(plan.origin.replace(/^http/, 'ws') + plan.socketPath);
  const say = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  let from = 0;
  let until = 0;
  const leave = () => {
    until = Date.now();
    socket.close();
  };
  const hear: Record<string, (data: string) => void> = {
    'pusher:connection_established': (data) => {
      const { socket_id } = JSON.parse(data) as { socket_id: string };
      const body = { socket_id, channel_name: channel };
      const { status, text } = ask({
        ...{ kind: 'reads', method: 'POST', path: '/api/v1/broadcasting/auth' },
        ...{ token, body },
      });
      if (status === 200) say('pusher:subscribe', { channel, ...(JSON.parse(text) as object) });
      else leave();
    },
    'pusher_internal:subscription_succeeded': () => {
      from = Date.now();
      setTimeout(leave, seconds * 1_000);
    },
    'pusher:ping': () => say('pusher:pong', {}),
    PushNotification: (data) => {
      pushesHeard.add(1);
      note(['push', name, (JSON.parse(data) as { notification_id: number }).notification_id, Date.now()]);
    },
  };
  socket.onmessage = (message) => {
    const { event, data = '{}' } = JSON.parse(String(message?.data)) as Event;
    hear[event]?.(data);
  };
  socket.onclose = () => {
    opened.add(from > 0);
    if (from > 0) note(['socket', name, id, from, until || Date.now()]);
  };
  // What went wrong is seen by its close.
  socket.onerror = () => undefined;
}
