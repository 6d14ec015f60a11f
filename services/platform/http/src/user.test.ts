import { foundBy, type KnownMember, toUser } from './user.ts';

const member: KnownMember = {
  portal_name: '花子',
  roles: ['supporter', 'general'],
  status: 'active',
  icon_src: '/icon',
  hidden: false,
};
const readers = [null, ...['general', 'supporter', 'semi-operator'].map((role) => ({ id: 'reader', role }))];
const operators = ['operator', 'admin'].map((role) => ({ id: 'reader', role }));

test('who does not hide is shown alike to everyone', () => {
  for (const reader of [...readers, ...operators]) {
    expect(toUser(member, 'm', reader)).toEqual({
      ...{ id: 'm', portal_name: '花子', role: 'supporter', roles: ['supporter', 'general'] },
      ...{ user_icon_src: '/icon', status: 'active', hidden: false },
    });
    expect(foundBy(member, 'm', reader)).toBe('everyone');
  }
});

describe.each([
  ['hides', { ...member, hidden: true }],
  ['has withdrawn', { ...member, status: 'withdrawn' }],
  ['is not known yet', null],
])('who %s', (_, other) => {
  test('is nobody to others, and an id without name and picture to operators', () => {
    const nameless = { portal_name: '', user_icon_src: null };
    for (const reader of [...readers, { id: 'm', role: 'general' }])
      expect(toUser(other, 'm', reader)).toMatchObject({ id: null, ...nameless });
    for (const reader of operators)
      expect(toUser(other, 'm', reader)).toMatchObject({ id: 'm', ...nameless });
  });

  test('is found by id by themselves and by operators', () => {
    const found = (reader: { id: string; role: string } | null) => foundBy(other ?? undefined, 'm', reader);
    expect(readers.map(found)).toEqual(readers.map(() => 'nobody'));
    expect([...operators, { id: 'm', role: 'general' }].map(found)).toEqual(['reader', 'reader', 'reader']);
  });
});
