import { bodyOf, type ProfileDraft } from './draft.ts';

const draft: ProfileDraft = {
  portal_name: ' 花子 ',
  website: ' ',
  profile: '',
  gender: 'U',
  age: 'undefined',
  industry: 'U',
  job_type: 'U',
  region: '13',
  wants_mail: true,
};

test('an emptied text is cleared, and mail is asked for with 0', () => {
  expect(bodyOf(draft)).toMatchObject({ portal_name: '花子', website: null, profile: null, mail_option: 0 });
  expect(bodyOf({ ...draft, wants_mail: false }).mail_option).toBe(1);
});
