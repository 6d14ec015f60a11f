import { memberScreens } from './support/opened-screens.ts';
import type { Samples } from './support/routes.ts';
import { postHeavySamples } from './support/samples.ts';
import { screensOfRoutes } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { walkScreens } from './support/walk-screens.ts';

const { member } = useBrowser({ keepOpen: true });
let heavy: Samples = {};

/** The comments on it are told to its author, so that there is something in the panel, unread. */
beforeAll(async () => {
  heavy = await postHeavySamples();
});

walkScreens([...screensOfRoutes(() => heavy), ...memberScreens(() => heavy)], () => member('member2'));
