import { accountAddress } from './account-address.ts';

const place = { from: 'https://example.jp/members/settings', locale: 'ja' };

test('the account is below the realm, and knows the way back', () => {
  const features = {
    keycloak_public_url: 'https://id.example.jp/',
    keycloak_realm: 'ideabox',
    keycloak_client_id: 'ideabox-web',
  };
  const url = new URL(accountAddress(features, place) ?? '');
  expect(url.origin + url.pathname).toBe('https://id.example.jp/realms/ideabox/account');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    referrer: 'ideabox-web',
    referrer_uri: place.from,
    ui_locales: 'ja',
  });
});

test('no provider, no link', () => {
  expect(accountAddress(undefined, place)).toBeNull();
  expect(accountAddress({ keycloak_public_url: 'nonsense', keycloak_realm: 'r' }, place)).toBeNull();
});
