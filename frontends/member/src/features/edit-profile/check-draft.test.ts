import type { OwnProfile } from '../../members/own-profile.ts';
import { checkDraft } from './check-draft.ts';
import { draftOf, type ProfileDraft } from './draft.ts';

const known = { portal_name: '花子さん', region: '00', situations: [], mail_option: 0 };
const draft = draftOf(known as unknown as OwnProfile);
const required = new Set(['portal_name', 'region'] as const);

const found = (change: Partial<ProfileDraft>, knownName = '花子さん') =>
  checkDraft({ ...draft, region: '13', ...change }, { required, knownName }).map((problem) => [
    problem.field,
    'id' in problem ? problem.id : problem.prohibited,
  ]);

test('nothing is wrong with a whole draft', () => {
  const whole = { website: 'https://example.jp', phone_number: '０３（1234）5678', postal_code: '100-0013' };
  expect(found({ ...whole, email: 'hanako@example.jp' })).toEqual([]);
});

test.each<[Partial<ProfileDraft>, string, string]>([
  [{ portal_name: ' ' }, 'portal_name', 'problem.required'],
  [{ portal_name: '花子' }, 'portal_name', 'problem.min_length'],
  [{ portal_name: '長'.repeat(31) }, 'portal_name', 'problem.max_length'],
  [{ region: '00' }, 'region', 'problem.required'],
  [{ website: 'javascript:alert(1)' }, 'website', 'problem.website'],
  [{ email: 'hanako' }, 'email', 'problem.email'],
  [{ phone_number: 'none' }, 'phone_number', 'problem.phone_number'],
  [{ postal_code: '〒' }, 'postal_code', 'problem.postal_code'],
  [{ profile: '😀'.repeat(151) }, 'profile', 'problem.max_length'],
  [{ situations: [{ situation_type: '家族', name: '' }] }, 'situations.0.name', 'problem.required'],
])('%j', (change, field, id) => expect(found(change)).toEqual([[field, id]]));

test('a short name that one has may stay', () => expect(found({ portal_name: '花子' }, '花子')).toEqual([]));
