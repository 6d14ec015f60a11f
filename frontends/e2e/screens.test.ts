import { site } from '../../gateway/e2e/product.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import type { Samples } from './support/screens/routes.ts';
import { postHeavySamples } from './support/screens/samples.ts';
import { type Screen, screensOf, screensOfRoutes } from './support/screens/screens.ts';
import { walkScreens } from './support/screens/walk-screens.ts';

const { visitor, member } = useBrowser({ keepOpen: true });

/** One of each kind: the parts of all of them are looked at on the catalogue. */
const kinds = {
  visitor: [
    '/',
    '/ideas',
    '/search',
    '/category/:key',
    '/idea/:id',
    '/news',
    '/page/:key',
    '/nothing/here',
    '/analyze/access',
    '/analyze/user',
  ],
  member: ['/members', '/members/profile', '/members/settings', '/analyze', '/analyze/overview'],
};

test.each(screensOfRoutes())('the document of $name', async ({ address, status = 200 }) => {
  const answer = await site.get(encodeURI(address()));
  expect([answer.status, answer.type]).toEqual([status, 'text/html']);
});

describe('for a visitor', () => walkScreens(screensOf(kinds.visitor), visitor));

describe('for a member', () => {
  let heavy: Samples = {};
  beforeAll(async () => {
    heavy = await postHeavySamples();
  });
  const heavyIdea: Screen = { name: 'an idea in heavy words', address: () => `/idea/${heavy.idea}` };
  walkScreens([...screensOf(kinds.member), heavyIdea], () => member('member2'));
});
