import type { Remote, RouteEntry } from '@ideabox/contract';
import * as dashboard from '../../../dashboard/src/remote.ts';
import { routes as dashboardRoutes } from '../../../dashboard/src/routes.ts';
import * as member from '../../../member/src/remote.ts';
import { routes as memberRoutes } from '../../../member/src/routes.ts';
import * as publicRemote from '../../../public/src/remote.ts';
import { routes as publicRoutes } from '../../../public/src/routes.ts';
import type { RemoteMapEntry } from '../../../shell/src/config/page-config.ts';

const remotes: Record<string, { remote: Remote; routes: RouteEntry[] }> = {
  public: { ...publicRemote, routes: publicRoutes },
  member: { ...member, routes: memberRoutes },
  dashboard: { ...dashboard, routes: dashboardRoutes },
};

/** What the shell asks Module Federation for; here it is in the same bundle. */
export const loadRemote = async (entry: string) => remotes[entry.replace(/\/remote$/, '')];

/** The map of remotes as the web server makes it of what the build wrote. */
export const remoteMap: RemoteMapEntry[] = Object.entries(remotes).map(([name, { remote, routes }]) => ({
  name,
  entry: '',
  dialogs: Object.keys(remote.dialogs ?? {}),
  routes: routes.map((route) => ({ ...route, scripts: [] })),
}));
