import type { RouteEntry } from '@ideabox/contract';
import { mark } from '@ideabox/ui/drawing-colors';
import { color } from '@ideabox/ui/theme';
import { escapeHtml } from '../html/escape.ts';
import { articleView } from './article-view.ts';
import { categoryView } from './category-view.ts';
import { dashboardView } from './dashboard-view.ts';
import { homeView } from './home-view.ts';
import { ideaView } from './idea-view.ts';
import { listView } from './list-view.ts';
import type { View } from './view.ts';

const drawnMark = `<svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40"><path d="M6 18h28v15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V18Z" fill="${color.primary}"/><path d="M2 18 8 11h5l-3 7H2Zm36 0-6-7h-5l3 7h8Z" fill="${mark.lid}"/><path d="M12 3h16v10h-6l-4 4v-4h-6V3Z" fill="${mark.voice}"/></svg>`;

const views: Record<string, (view: View) => string> = {
  home: homeView,
  ideas: listView,
  category: categoryView,
  idea: ideaView,
  news: articleView,
  staticPage: articleView,
};

/** Pages of figures begin alike; of all others some have words of their own, the rest a heading, and the ideas where there are any. */
const drawn = (route: RouteEntry | undefined, view: View): string => {
  if (route?.layout === 'dashboard') return dashboardView(view, route.intro);
  return (views[route?.page ?? ''] ?? listView)(view);
};

/**
 * The page's words as plain HTML, to be read until the scripts have come, and where none do. It is busy as long as the
 * page that works has not taken its place.
 */
export function firstView(route: RouteEntry | undefined, view: View): string {
  const { language, settings } = view;
  const catchword = settings.catchword ? `<small>${escapeHtml(settings.catchword)}</small>` : '';
  const brand = `<a class="fv-brand" href="${language.basename}/">${drawnMark}<span>${catchword}${escapeHtml(settings.sitename ?? '')}</span></a>`;
  return `<div class="fv" aria-busy="true"><div class="fv-bar"><div class="fv-in">${brand}</div></div><main>${drawn(route, view)}</main></div>`;
}
