import { type DashboardPart, paths } from '@ideabox/contract';

/** The pages of the dashboard, in the order of its menu, each with its name in the messages. */
export const pages: readonly { part: DashboardPart | undefined; name: string }[] = [
  { part: undefined, name: 'overview' },
  { part: 'access', name: 'access' },
  { part: 'overview', name: 'posts' },
  { part: 'user', name: 'attributes' },
  { part: 'topics', name: 'topics' },
  { part: 'leaders', name: 'leaders' },
  { part: 'leaders-guide', name: 'leaders_guide' },
  { part: 'data', name: 'data' },
];

/** Where a page is, with what is looked at. */
export const addressOf = (part: DashboardPart | undefined, search: string) => ({
  pathname: paths.dashboard(part),
  search,
});

/** Whether a path, without the locale, is a page's own or one below it. */
export const isAt = (pathname: string, part: DashboardPart | undefined): boolean => {
  const path = paths.dashboard(part);
  return part ? pathname === path || pathname.startsWith(`${path}/`) : pathname === path;
};
