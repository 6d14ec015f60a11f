import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test('without trusted proxies the header says nothing', () => {
  expect(clientAddress([])(from('::ffff:192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1');
});

test('behind trusted proxies it is the last address that none of them has', () => {
  const address = clientAddress(['10.0.0.0/8']);
  expect(address(from('10.0.0.1', '203.0.113.9, 198.51.100.7, 10.2.0.1'))).toBe('198.51.100.7');
  expect(address(from('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1');
  expect(address(from('10.0.0.1', 'nonsense'))).toBe('10.0.0.1');
  expect(address(from('10.0.0.1'))).toBe('10.0.0.1');
});
