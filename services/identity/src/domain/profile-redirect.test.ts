import type { Member } from './member.ts';
import { needsProfile } from './profile-redirect.ts';

const member = {
  id: 'm',
  portal_name: 'みなと',
  gender: 'U',
  age: '30s',
  region: '00',
  industry: 'S',
  job_type: 'U',
  profile: null,
  city: '港区',
  organization: null,
  icon_src: '',
  situations: [],
  mail_option: 0,
} as unknown as Member;

test.each([
  [undefined, false],
  ['', false],
  ['[]', false],
  ['["portal_name", "nickname", "age", "industry", "city", "mail_option"]', false],
  ['["gender"]', true],
  ['["region"]', true],
  ['["job_type"]', true],
  ['["profile"]', true],
  ['["situations"]', true],
  ['["age", "profile"]', true],
  ['["organization"]', true],
  ['["user_icon_src"]', true],
  ['["username"]', false],
  ['["favourite_colour", 3, null]', false],
  ['{"profile": true}', false],
  ['nonsense', false],
])('with %j required: %s', (required, expected) => {
  expect(needsProfile(member, { fields: required, extended: true })).toBe(expected);
});

test.each(['organization', 'department', 'position'])(
  '%s is not required while nobody asks for it',
  (field) => {
    const fields = JSON.stringify([field]);
    expect(needsProfile({ ...member, [field]: null }, { fields, extended: true })).toBe(true);
    expect(needsProfile({ ...member, [field]: null }, { fields, extended: false })).toBe(false);
  },
);
