import { drawn } from './support/browser/drawn.ts';
import { setOut } from './support/browser/follow.ts';
import { desktop, phone, useBrowser } from './support/browser/use-browser.ts';
import { shiftsOf, watchShifts } from './support/looks/shifts.ts';

const { member } = useBrowser();

/** How much may move, as browsers count it: the sum of all that moves by itself. */
const most = 0.02;

const addresses = [
  '/ideas',
  '/comments',
  '/search?keyword=手続',
  '/category/online-procedures',
  '/idea/3',
  '/news',
  '/news/beware-of-phishing',
  '/page/about',
  '/members?tab=votes',
  '/members/profile',
  '/members/settings',
  '/analyze',
  '/',
];

/** Nothing that can be seen is still loading. */
const nothingWaits = () =>
  document.querySelector('h1') !== null &&
  [...document.querySelectorAll('[aria-busy="true"]')].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top > window.innerHeight || bottom < 0;
  });

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('on a %s what comes late comes into the place that is held for it', async (_, viewport) => {
  const page = await member('member1', { viewport });
  await watchShifts(page);
  await page.goto('/page/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/api/v1/**', async (route) => {
    // The answer comes once the page stands there without it.
    await drawn(page).catch(() => {});
    await route.continue().catch(() => {});
  });
  const jumping: Record<string, unknown> = {};
  for (const address of addresses) {
    await shiftsOf(page);
    await setOut(page, address);
    await page.waitForFunction(nothingWaits);
    const { sum, shifts } = await shiftsOf(page);
    if (sum > most) jumping[address] = shifts;
  }
  expect(jumping).toEqual({});
});
