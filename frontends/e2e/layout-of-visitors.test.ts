import { visitorScreens } from './support/opened-screens.ts';
import { screensOfPages } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { useCatalogue } from './support/use-catalogue.ts';
import { walkLayout } from './support/walk-layout.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

describe('in words of common length', () =>
  walkLayout([...screensOfPages(), ...visitorScreens], {
    openPage: visitor,
    site: () => siteOf({ who: 'visitor' }),
  }));
