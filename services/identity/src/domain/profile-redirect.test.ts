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
  ['["favourite_colour", 3, null]', false],
  ['{"profile": true}', false],
  ['nonsense', false],
])('with %j required: %s', (required, expected) => {
  expect(needsProfile(member, required)).toBe(expected);
});
