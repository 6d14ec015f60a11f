import { eventually } from '@ideabox/testing';
import { type RawData, WebSocket } from 'ws';

type Message = { event: string; channel?: string; data: Record<string, unknown> };

/** A client that may do what the stock one never does. */
export const openRawSocket = async (port: number, path = '/app/ideabox?protocol=7') => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const messages: Message[] = [];
  const closes: number[] = [];
  const failures: string[] = [];
  socket.on('message', (frame: RawData) => {
    const message = JSON.parse(frame.toString());
    messages.push({ ...message, data: JSON.parse(message.data) });
  });
  socket.on('close', (code) => closes.push(code));
  socket.on('error', (error) => failures.push(error.message));
  const next = (event: string): Promise<Message> =>
    eventually(() => {
      const found = messages.find((message) => message.event === event);
      if (!found) throw new Error(`no ${event} among ${JSON.stringify(messages)}, ${closes}, ${failures}`);
      messages.splice(messages.indexOf(found), 1);
      return found;
    });
  return {
    socket,
    messages,
    failures,
    next,
    send: (event: string, data: object = {}) => socket.send(JSON.stringify({ event, data })),
    /** The code it was closed with. */
    closed: () =>
      eventually(() => {
        if (closes.length === 0) throw new Error('still open');
        return closes[0] as number;
      }),
  };
};
