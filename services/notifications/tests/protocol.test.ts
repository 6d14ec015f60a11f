import { eventually } from '@ideabox/testing';
import { subjectOf } from '../src/realtime/channel.ts';
import { createChannelSigner } from '../src/realtime/channel-signer.ts';
import { app, bootNotifications, type Notifications } from './boot.ts';
import { member } from './facts.ts';
import { openRawSocket } from './raw-socket.ts';

const signer = createChannelSigner({ key: app.PUSHER_APP_KEY, secret: app.PUSHER_APP_SECRET });
type Socket = Awaited<ReturnType<typeof openRawSocket>>;

const established = async (socket: Socket) =>
  (await socket.next('pusher:connection_established')).data.socket_id as string;
const subscribe = async (socket: Socket, memberId: string, socketId: string) => {
  const channel = `private-user.${memberId}`;
  socket.send('pusher:subscribe', { channel, auth: signer.sign(socketId, channel) });
  return socket.next('pusher_internal:subscription_succeeded');
};

describe('with time', () => {
  let service: Notifications;
  let socket: Socket;
  let socketId: string;
  beforeAll(async () => {
    service = await bootNotifications();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    socket = await openRawSocket(service.httpPort);
    socketId = await established(socket);
  });
  afterEach(() => socket.socket.terminate());

  test('an answer to every ping', async () => {
    socket.send('pusher:ping');
    expect(await socket.next('pusher:pong')).toEqual({ event: 'pusher:pong', data: {} });
  });

  test.each([
    'no JSON',
    '[]',
    '7',
    '{"event":7}',
    '{"event":"client-news","data":{}}',
    '{"event":"pusher:subscribe"}',
  ])('%j is answered with an error, and the socket stays', async (frame) => {
    socket.socket.send(frame);
    expect((await socket.next('pusher:error')).data).toMatchObject({ code: null });
    socket.send('pusher:ping');
    await socket.next('pusher:pong');
  });

  test('a signature is good for its own socket and channel alone', async () => {
    const auth = signer.sign('1.1', 'private-user.author');
    for (const channel of ['private-user.author', 'private-user.other', 'news', 'presence-user.author']) {
      socket.send('pusher:subscribe', { channel, auth });
      expect((await socket.next('pusher:subscription_error')).channel).toBe(channel);
      expect((await socket.next('pusher:error')).data.code).toBe(4009);
    }
    const publicChannel = { channel: 'news', auth: signer.sign(socketId, 'news') };
    socket.send('pusher:subscribe', publicChannel);
    expect((await socket.next('pusher:subscription_error')).data.type).toBe('AuthError');
  });

  test('more channels than a socket may have are refused', async () => {
    for (let member = 0; member < 10; member += 1) await subscribe(socket, `m${member}`, socketId);
    await subscribe(socket, 'm0', socketId);
    const channel = 'private-user.m10';
    socket.send('pusher:subscribe', { channel, auth: signer.sign(socketId, channel) });
    expect((await socket.next('pusher:subscription_error')).data.type).toBe('LimitReached');
  });

  test('a large frame, a binary frame, too many frames end the socket', async () => {
    socket.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await socket.closed()).toBe(1009);
    const binary = await openRawSocket(service.httpPort);
    await established(binary);
    binary.socket.send(Buffer.from('{"event":"pusher:ping"}'));
    expect(await binary.closed()).toBe(1003);
    const flood = await openRawSocket(service.httpPort);
    await established(flood);
    for (let count = 0; count <= 100; count += 1) flood.send('pusher:ping');
    expect(await flood.closed()).toBe(4301);
  });

  test.each([
    ['/app/other?protocol=7', 4001],
    ['/app/ideabox', 4008],
    ['/app/ideabox?protocol=x', 4006],
    ['/app/ideabox?protocol=8', 4007],
    ['/app/ideabox?protocol=4', 4007],
  ])('%s is refused with %i', async (path, code) => {
    const refused = await openRawSocket(service.httpPort, path);
    expect((await refused.next('pusher:error')).data.code).toBe(code);
    expect(await refused.closed()).toBe(code);
  });

  test.each(['/', '/app', '/app/', '/app/ideabox/more', '/api/v1/members', '/app/%00'])(
    '%s has no socket',
    async (path) => {
      const refused = await openRawSocket(service.httpPort, path);
      await refused.closed();
      expect(refused.failures).toEqual(['Unexpected server response: 404']);
    },
  );

  test('who is suspended is sent away for good, and nobody else', async () => {
    const suspect = await openRawSocket(service.httpPort);
    await subscribe(suspect, 'suspect', await established(suspect));
    await subscribe(socket, 'author', socketId);
    const suspended = member('suspect', { status: 'MEMBER_STATUS_SUSPENDED', revision: 5 });
    await service.publish('identity.v1.MemberChanged', suspended);
    expect(await suspect.closed()).toBe(4009);
    socket.send('pusher:ping');
    await socket.next('pusher:pong');
  });

  test('a client that does not read is cut off, and others are not held up', async () => {
    const quick = await openRawSocket(service.httpPort);
    await subscribe(quick, 'author', await established(quick));
    await subscribe(socket, 'author', socketId);
    (socket.socket as unknown as { _socket: { pause: () => void } })._socket.pause();
    const { nats } = await service.bus.link();
    const sockets = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${service.httpPort}/metrics`)).text();
      return Number(/^realtime_sockets\{[^}]*\} (\d+)/m.exec(metrics)?.[1]);
    };
    const before = await sockets();
    let sent = 0;
    await eventually(async () => {
      for (let count = 0; count < 5_000; count += 1) {
        sent += 1;
        const push = { member_id: 'author', notification_id: sent, unread: 1 };
        nats.publish(subjectOf('author'), JSON.stringify(push));
      }
      await nats.flush();
      expect(await sockets()).toBe(before - 1);
    });
    await eventually(() => expect(quick.messages.at(-1)?.data.notification_id).toBe(sent));
    quick.socket.terminate();
  });
});

describe('with limits that are soon reached', () => {
  let service: Notifications;
  beforeAll(async () => {
    service = await bootNotifications({
      REALTIME_MAX_SOCKETS: '2',
      REALTIME_ACTIVITY_SECONDS: '1',
      REALTIME_PATIENCE_SECONDS: '1',
    });
  });
  afterAll(() => service.stop());

  test('a silent socket is asked, and closed when it does not answer', async () => {
    const socket = await openRawSocket(service.httpPort);
    await subscribe(socket, 'author', await established(socket));
    await socket.next('pusher:ping');
    socket.send('pusher:pong');
    await socket.next('pusher:ping');
    expect(await socket.closed()).toBe(4201);
  });

  test('a socket that listens to nothing is closed', async () => {
    const socket = await openRawSocket(service.httpPort);
    await established(socket);
    expect(await socket.closed()).toBe(4202);
  });

  test('more sockets than there is room for are sent away for a while', async () => {
    const sockets = [await openRawSocket(service.httpPort), await openRawSocket(service.httpPort)];
    for (const socket of sockets) await established(socket);
    const third = await openRawSocket(service.httpPort);
    expect(await third.closed()).toBe(4100);
    for (const socket of sockets) socket.socket.terminate();
  });
});
