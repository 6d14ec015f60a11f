import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boundAge } from './bound-age.ts';

test('an old connection ends with an answer, and the next call takes another', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  boundAge(server, 100);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const request = get({ agent, host: '127.0.0.1', port });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');
  while ((await ask()) === 'keep-alive');
  expect(connections).toBe(1);
  await ask();
  expect(connections).toBe(2);
  agent.destroy();
  server.close();
});
