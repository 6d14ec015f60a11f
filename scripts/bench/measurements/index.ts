import type { Measurement } from '../measurement.ts';
import { dashboardFigures } from './dashboard-figures.ts';
import { dashboardScripts } from './dashboard-scripts.ts';
import { everyGet } from './every-get.ts';
import { firstScript } from './first-script.ts';
import { ideasList } from './ideas-list.ts';
import { memory } from './memory.ts';
import { notifications } from './notifications.ts';
import { overload, overloadOfAll } from './overload.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { votes } from './votes.ts';
import { webInteractions } from './web-interactions.ts';
import { dashboardPages, webPages } from './web-pages.ts';

/** In the order in which they are made. */
export const measurements: Measurement[] = [
  ideasList,
  notifications,
  votes,
  push,
  search,
  everyGet,
  dashboardFigures,
  memory,
  firstScript,
];

/** What `--overload` makes, with cores of its own for the product and for the load. */
export const overloadMeasurements: Measurement[] = [overload, overloadOfAll];

/** What `--web` makes: the browser’s side. */
export const webMeasurements: Measurement[] = [
  firstScript,
  dashboardScripts,
  webPages,
  dashboardPages,
  webInteractions,
];
