import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createClient, createCredentials } from '@ideabox/grpc';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { keys, serveContent } from './serve-content.ts';
import { pem } from './tokens.ts';

test('a connection that nobody ever answers is given up for another', async () => {
  const server = await serveContent();
  let isThere = false;
  const lost: Socket[] = [];
  // What comes first is swallowed, as by the address of a pod that is gone.
  const front = createServer((incoming) => {
    incoming.on('error', () => undefined);
    if (!isThere) return void lost.push(incoming);
    const outgoing = connect(server.port, '127.0.0.1');
    incoming.pipe(outgoing).pipe(incoming);
    outgoing.on('error', () => incoming.destroy());
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const client = createClient<ContentServiceDefinition>({
    address: `127.0.0.1:${(front.address() as AddressInfo).port}`,
    service: 'content.v1.ContentService',
    credentials: await createCredentials('ideas', pem(keys.privateKey)),
  });
  await expect(client.call('ListSettings', {})).rejects.toThrow();
  isThere = true;
  for (;;) {
    const answer = await client.call('ListSettings', {}).catch(() => undefined);
    if (answer) break;
  }
  expect(lost.length).toBeGreaterThan(0);
  client.close();
  for (const socket of lost) socket.destroy();
  front.close();
  await server.stop();
}, 30_000);
