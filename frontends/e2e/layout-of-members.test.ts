import { useBrowser } from './support/browser/use-browser.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { memberScreens } from './support/screens/opened-screens.ts';
import { screensOfPages } from './support/screens/screens.ts';
import { walkLayout } from './support/screens/walk-layout.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

describe('in the heaviest words', () =>
  walkLayout([...screensOfPages(), ...memberScreens], {
    openPage: visitor,
    site: () => siteOf({ who: 'member', state: 'heavy' }),
  }));
