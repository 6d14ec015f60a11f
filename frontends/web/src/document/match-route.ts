import type { RemoteDescriptor, RouteEntry } from '@ideabox/contract';
import { matchRoutes } from 'react-router';

export type Matched = {
  remote: RemoteDescriptor;
  route: RouteEntry;
  params: Record<string, string | undefined>;
};

/** The route that the shell will show, found by the same rules. */
export function matchRoute(remotes: RemoteDescriptor[], path: string): Matched | null {
  const objects = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  );
  const match = matchRoutes(objects, path)?.at(-1);
  return match ? { ...match.route.handle, params: match.params } : null;
}
