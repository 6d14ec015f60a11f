import { visitorScreens } from './support/opened-screens.ts';
import type { Samples } from './support/routes.ts';
import { postHeavySamples } from './support/samples.ts';
import { screensOfRoutes } from './support/screens.ts';
import { useBrowser } from './support/use-browser.ts';
import { walkScreens } from './support/walk-screens.ts';

const { visitor } = useBrowser({ keepOpen: true });
let heavy: Samples = {};

beforeAll(async () => {
  heavy = await postHeavySamples();
});

walkScreens([...screensOfRoutes(() => heavy), ...visitorScreens], visitor);
