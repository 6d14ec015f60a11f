import { memberScreens } from './support/opened-screens.ts';
import { screensOfPages } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { useCatalogue } from './support/use-catalogue.ts';
import { walkLayout } from './support/walk-layout.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

describe('in the heaviest words', () =>
  walkLayout([...screensOfPages(), ...memberScreens], {
    openPage: visitor,
    site: () => siteOf({ who: 'member', state: 'heavy' }),
  }));
