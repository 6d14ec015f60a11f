import { mayRead } from './may-read.ts';

// From the contract's table: author, general, supporter, semi-operator, operator, admin.
const readers = [
  { role: 'general', isAuthor: true },
  { role: 'general', isAuthor: false },
  { role: 'supporter', isAuthor: false },
  { role: 'semi-operator', isAuthor: false },
  { role: 'operator', isAuthor: false },
  { role: 'admin', isAuthor: false },
];

test.each([
  ['on_air', {}, 'yyyyyy'],
  ['open_for_comment', {}, 'yyyyyy'],
  ['open_for_myself_and_operator', {}, 'ynnyyy'],
  ['open_for_supporter', {}, 'nnyyyy'],
  ['completed', {}, 'yyyyyy'],
  ['admin_only_postable', {}, 'yyyyyy'],
  ['admin_only_commentable', {}, 'yyyyyy'],
  ['on_air', { invisible: true }, 'nnnnyy'],
  ['open_for_supporter', { invisible: true }, 'nnnnyy'],
  ['on_air', { deleted: true }, 'nnnnnn'],
])('%s %j is seen by %s', (status, more, expected) => {
  const category = { status, invisible: false, deleted: false, ...more };
  expect(readers.map((reader) => (mayRead(category, reader) ? 'y' : 'n')).join('')).toBe(expected);
});
