import { addressKey } from './address-key.ts';

test('an IPv6 address counts by its /64', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
});
