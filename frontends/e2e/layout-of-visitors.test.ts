import { phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { overflowOf } from './support/looks/overflow-of.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { visitorScreens } from './support/screens/opened-screens.ts';
import { screensOf, screensOfPages } from './support/screens/screens.ts';
import { walkLayout } from './support/screens/walk-layout.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

describe('in words of common length', () =>
  walkLayout([...screensOfPages(), ...visitorScreens], {
    openPage: visitor,
    site: () => siteOf({ who: 'visitor' }),
  }));

test('comments stay inside a phone with text of twice the size', async () => {
  const page = await visitor({ viewport: phone });
  const found: Record<string, string[]> = {};
  for (const { name, address } of screensOf(['/idea/:id', '/comments'])) {
    await page.goto(siteOf({ who: 'visitor' }) + address());
    await waitUntilQuiet(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    found[name] = await overflowOf(page);
  }
  expect(found).toEqual({ '/idea/:id': [], '/comments': [] });
});
