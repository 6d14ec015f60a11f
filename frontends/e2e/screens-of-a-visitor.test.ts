import { screens } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { walkScreens } from './support/walk-screens.ts';

const { visitor } = useBrowser();

walkScreens(screens, visitor);
