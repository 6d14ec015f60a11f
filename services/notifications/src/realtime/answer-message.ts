import { isMemberChannel } from './channel.ts';
import { readClientMessage } from './client-message.ts';
import { closeReasons } from './close-reasons.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { maxSubscriptions } from './limits.ts';

const refuse = (
  connection: Connection,
  channel: string,
  error: { type: string; error: string; status: number },
) => connection.send('pusher:subscription_error', error, channel);

const subscribe = (hub: Hub, connection: Connection, channel: string, auth: string) => {
  if (connection.channels.size >= maxSubscriptions && !connection.channels.has(channel)) {
    refuse(connection, channel, { type: 'LimitReached', error: 'Too many subscriptions', status: 429 });
  } else if (isMemberChannel(channel) && hub.subscribe(connection, channel, auth)) {
    connection.send('pusher_internal:subscription_succeeded', {}, channel);
  } else {
    const { unauthorized } = closeReasons;
    refuse(connection, channel, { type: 'AuthError', error: unauthorized.message, status: 401 });
    connection.send('pusher:error', unauthorized);
  }
};

/** Does what a client's message asks for. */
export const answerMessage = (hub: Hub, connection: Connection, frame: string): void => {
  if (connection.exceedsRate()) {
    connection.close(closeReasons.tooManyMessages);
    return;
  }
  const message = readClientMessage(frame);
  const channel = message?.data?.channel;
  if (message?.event === 'pusher:ping') {
    connection.send('pusher:pong', {});
  } else if (message?.event === 'pusher:subscribe' && channel !== undefined) {
    subscribe(hub, connection, channel, message.data?.auth ?? '');
  } else if (message?.event === 'pusher:unsubscribe' && channel !== undefined) {
    hub.unsubscribe(connection, channel);
  } else if (message?.event !== 'pusher:pong') {
    connection.send('pusher:error', { code: null, message: 'Unsupported message' });
  }
};
