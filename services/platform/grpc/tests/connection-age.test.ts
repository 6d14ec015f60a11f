import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { createClient, createCredentials } from '@ideabox/grpc';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { keys, serveContent } from './serve-content.ts';
import { pem } from './tokens.ts';

/** How many calls each server has answered. */
const answered = [0, 0];

const serve = (index: number) =>
  serveContent({
    answered: () => {
      answered[index] = (answered[index] ?? 0) + 1;
    },
    connectionAgeMs: 300,
  });

test('a server that has come since is found, and no call fails meanwhile', async () => {
  const [first, second] = [await serve(0), await serve(1)];
  // What stands before both: each connection goes to the one that has come last.
  let target = first.port;
  const front = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) socket.on('error', () => incoming.destroy());
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const client = createClient<ContentServiceDefinition>({
    address: `127.0.0.1:${(front.address() as AddressInfo).port}`,
    service: 'content.v1.ContentService',
    credentials: await createCredentials('ideas', pem(keys.privateKey)),
    deadlineMs: 20_000,
  });
  await client.call('ListSettings', {});
  expect(answered).toEqual([1, 0]);
  target = second.port;
  while (answered[1] === 0) await client.call('ListSettings', {});
  client.close();
  front.close();
  await Promise.all([first.stop(), second.stop()]);
});
