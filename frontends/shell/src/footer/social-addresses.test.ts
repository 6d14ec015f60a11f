import { socialAddresses } from './social-addresses.ts';

test('only what is set, and only https', () => {
  expect(socialAddresses({})).toEqual([]);
  expect(
    socialAddresses({
      twitter_account: '@ideabox_jp',
      facebook_url: 'javascript:alert(1)',
      instagram_url: 'https://www.instagram.com/x/',
    }),
  ).toEqual([
    { name: 'Instagram', href: 'https://www.instagram.com/x/' },
    { name: 'X (Twitter)', href: 'https://x.com/ideabox_jp' },
  ]);
  expect(socialAddresses({ twitter_account: 'a/../b' })).toEqual([]);
});
