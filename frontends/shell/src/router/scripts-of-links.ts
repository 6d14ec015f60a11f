import { matchRoutes } from '@ideabox/router';
import type { PageConfig } from '../config/page-config.ts';

/** The scripts that the pages need to which these links lead. */
export function scriptsOfLinks(
  links: Pick<HTMLAnchorElement, 'origin' | 'pathname'>[],
  { remotes, basename }: Pick<PageConfig, 'remotes' | 'basename'>,
  origin: string,
): string[] {
  const routes = remotes.flatMap((remote) =>
    remote.routes.map(({ path, scripts }) => ({ path, handle: scripts })),
  );
  const paths = new Set(links.filter((link) => link.origin === origin).map(({ pathname }) => pathname));
  const scripts = [...paths].flatMap(
    (path) => matchRoutes(routes, path, basename || '/')?.at(-1)?.route.handle ?? [],
  );
  return [...new Set(scripts)];
}
