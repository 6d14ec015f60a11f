import { memberScreens } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { walkScreens } from './support/walk-screens.ts';

const { member } = useBrowser();

walkScreens(memberScreens, () => member('member1'));
