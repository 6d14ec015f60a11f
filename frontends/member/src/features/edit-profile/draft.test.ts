import type { OwnProfile } from '../../members/own-profile.ts';
import { codedFields, codes } from './codes.ts';
import { changesOf, draftOf, isEmpty } from './draft.ts';

const unset = Object.fromEntries(codedFields.map((field) => [field, codes[field][0]]));
const member = { ...unset, portal_name: '花子', situations: [], mail_option: 0 } as unknown as OwnProfile;
const draft = draftOf(member);

test('what nobody touched is not sent', () => expect(changesOf(draft, { ...draft })).toEqual({}));

test('texts are trimmed, an emptied one is cleared, and mail is asked for with 0', () => {
  const before = { ...draft, website: 'https://example.jp', wants_mail: false };
  const after = { ...before, portal_name: ' 花子さん ', website: ' ', region: '13', wants_mail: true };
  const expected = { portal_name: '花子さん', website: null, region: '13', mail_option: 0 };
  expect(changesOf(before, after)).toEqual(expected);
});

test('a situation without a word is none', () => {
  const situations = [
    { situation_type: '家族 ', name: '子育て中' },
    { situation_type: ' ', name: '' },
  ];
  expect(changesOf(draft, { ...draft, situations })).toEqual({
    situations: [{ situation_type: '家族', name: '子育て中' }],
  });
});

test('the code for nothing says nothing', () => {
  expect(isEmpty(draft, 'region')).toBe(true);
  expect(isEmpty({ ...draft, region: '13' }, 'region')).toBe(false);
  expect(isEmpty(draft, 'situations')).toBe(true);
  expect(isEmpty(draft, 'portal_name')).toBe(false);
});
