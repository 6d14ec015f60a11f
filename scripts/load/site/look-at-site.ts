import { StartFailure } from '../../command-line/start-failure.ts';

const patienceMs = 10_000;

/** What a site says of itself to whoever opens its front page. */
export interface Site {
  origin: string;
  issuer: string;
  clientId: string;
  socketPath: string;
  /** What its document needs before anything is seen. */
  files: string[];
}

async function get(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' });
  } catch (cause) {
    throw new StartFailure(`Nothing answers at ${new URL(url).origin}.`, { cause });
  }
}

const filesOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"/][^"]*\.(?:js|css|json))"/g)].map(
      ([, path]) => path as string,
    ),
  ),
];

interface PageConfig {
  oidc: { issuer: string; clientId: string };
  realtime: { key: string };
}

function configOf(html: string): PageConfig | undefined {
  const json = /<script type="application\/json" id="page-config"[^>]*>([^<]*)/.exec(html)?.[1];
  try {
    return json === undefined ? undefined : (JSON.parse(json) as PageConfig);
  } catch {
    return undefined;
  }
}

/** @throws StartFailure where nothing answers there, or something else than Ideabox */
export async function lookAtSite(origin: string): Promise<Site> {
  const api = await get(`${origin}/api/v1/openapi.json`);
  const described = (await api.json().catch(() => undefined)) as { info?: { title?: string } } | undefined;
  const page = await get(`${origin}/`);
  const html = await page.text();
  const config = configOf(html);
  if (described?.info?.title !== 'Ideabox API' || !config?.oidc || !config.realtime)
    throw new StartFailure(
      `What answers at ${origin} is no Ideabox (${api.status} to /api/v1/openapi.json): nothing was sent to it.`,
    );
  const { oidc, realtime } = config;
  return {
    ...{ origin, issuer: oidc.issuer, clientId: oidc.clientId, files: filesOf(html) },
    socketPath: `/app/${realtime.key}?protocol=7&client=ideabox-load&version=1&flash=false`,
  };
}
