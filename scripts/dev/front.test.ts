import { frontOf } from './front.ts';

const environmentOf = (clientId?: string) => {
  const options = { port: 8080, upstream: 'https://ideas.example', isOtherSite: true, remotes: [] };
  return frontOf({ ...options, clientId }).spec(new Map([['PORT', 18_750]])).env;
};

test("another site's provider is asked as the client that it knows the front by, or as the site's own", () => {
  expect(environmentOf('ideabox-dev')).toMatchObject({ OIDC_CLIENT_ID: 'ideabox-dev' });
  expect(environmentOf('')).not.toHaveProperty('OIDC_CLIENT_ID');
  expect(environmentOf()).not.toHaveProperty('OIDC_CLIENT_ID');
});
