import { useBrowser } from './support/browser/use-browser.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { visitorScreens } from './support/screens/opened-screens.ts';
import { screensOfPages } from './support/screens/screens.ts';
import { walkLayout } from './support/screens/walk-layout.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

describe('in words of common length', () =>
  walkLayout([...screensOfPages(), ...visitorScreens], {
    openPage: visitor,
    site: () => siteOf({ who: 'visitor' }),
  }));
