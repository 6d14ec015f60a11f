import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { freePort } from '@ideabox/testing';

test('free ports are given once, and are none that the system gives to somebody else meanwhile', async () => {
  const [low, high] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split('\t').map(Number);
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(ports.filter((port) => port >= Number(low) && port <= Number(high))).toEqual([]);
});

test('one that is taken is passed over', async () => {
  const next = (await freePort()) + 1;
  const taken = createServer().listen(next, '127.0.0.1');
  expect(await freePort()).not.toBe(next);
  taken.close();
});
