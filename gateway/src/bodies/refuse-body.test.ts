import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { invalid } from '../refusal.ts';
import { type RequestContext, setContext } from '../request/request-context.ts';
import { refuseBody } from './refuse-body.ts';

test.each(['POST', 'GET', 'HEAD'])(
  '%s: that its body is refused is heard before any of it has come',
  async (method) => {
    // However long the rest would be waited for.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const server = createServer((request, response) => {
      setContext(request, { requestId: 'r' } as RequestContext);
      refuseBody(request, response, invalid());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.write(`${method} / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 2\r\n\r\n`);
    const [heard] = await once(client, 'data');
    expect(`${heard}`).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close/);
    client.destroy();
    server.close();
    jest.useRealTimers();
  },
);
