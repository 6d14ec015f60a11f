import type { RemoteDescriptor } from '@ideabox/contract';
import type { Built } from './built.ts';

type Told = { name: string; routes: { scripts: string[] }[] };
type PageConfig = { remotes: Told[]; oidc: { clientId: string } };

const configPattern = /(<script type="application\/json" id="page-config"[^>]*>)([\s\S]*?)(<\/script>)/;
const scriptsPattern = /(<template id="scripts">)[\s\S]*?(<\/template>)/;
const preloadPattern = /<link rel="preload" as="script" href="([^"]*)"[^>]*>\n?/g;

/** A document of the site that takes from here what is built here; one that is none of the site's pages stays as it is. */
export function rewriteDocument(html: string, { shell, remotes, clientId }: Built): string {
  const [, opening, config, closing] = configPattern.exec(html) ?? [];
  if (!opening || !config || !closing) return html;
  const folders = [...(shell ? ['/assets/'] : []), ...remotes.map(({ name }) => `/remotes/${name}/`)];
  const isReplaced = (address: string) => folders.some((folder) => address.startsWith(folder));
  const site = JSON.parse(config) as PageConfig;
  const told = JSON.stringify({
    ...site,
    ...(clientId && { oidc: { ...site.oidc, clientId } }),
    remotes: remotesOf(site, remotes, isReplaced),
  });
  const rewritten = html
    .replace(preloadPattern, (link, address: string) => (isReplaced(address) ? '' : link))
    .replace(configPattern, () => opening + told.replaceAll('<', '\\u003c') + closing);
  if (!shell) return rewritten;
  const nonce = /<script nonce="([^"]*)"/.exec(html)?.[1] ?? '';
  const scripts = shell.map((address) => `<script src="${address}" nonce="${nonce}"></script>`).join('');
  return rewritten.replace(scriptsPattern, (_all, start, end) => start + scripts + end);
}

/** The site's list with the remotes of here in their places; nothing is fetched ahead of what is replaced. */
function remotesOf(
  site: PageConfig,
  remotes: RemoteDescriptor[],
  isReplaced: (address: string) => boolean,
): Told[] {
  const here = remotes.map(({ name, entry, dialogs, routes }) => ({
    name,
    entry,
    dialogs,
    routes: routes.map(({ path, title, layout, page }) => ({ path, title, layout, page, scripts: [] })),
  }));
  const there = site.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map((route) => ({
      ...route,
      scripts: route.scripts.filter((address) => !isReplaced(address)),
    })),
  }));
  const kept = there.map((remote) => here.find(({ name }) => name === remote.name) ?? remote);
  const fresh = here.filter(({ name }) => !there.some((remote) => remote.name === name));
  return [...kept, ...fresh];
}
