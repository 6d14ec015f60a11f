import { join } from 'node:path';
import { compileCache } from '../stack/folder/compile-cache.ts';
import { repository } from '../stack/folder/folders.ts';
import { childEnvironment } from '../stack/processes/child-environment.ts';
import { answersHttp } from '../stack/processes/probes.ts';
import { loopback, type Program } from './program.ts';

export interface FrontOptions {
  port: number;
  /** What answers for all that the front does not build. */
  upstream: string;
  /** The upstream is a site of its own, with its own shell. */
  isOtherSite: boolean;
  /** The client that the other site's provider knows the front by; else the site's own. */
  clientId?: string;
  remotes: string[];
}

/** What builds and serves the frontends as they are edited; it watches their source itself. */
export function frontOf({ port, upstream, isOtherSite, clientId, remotes }: FrontOptions): Program {
  return {
    name: 'frontends',
    ports: new Map([['PORT', port]]),
    speaksToPeople: true,
    readsDataOnce: false,
    spec: (ports) => ({
      name: 'frontends',
      command: process.execPath,
      args: [join(repository, 'frontends/dev/serve.ts')],
      cwd: repository,
      env: childEnvironment({
        NODE_COMPILE_CACHE: compileCache,
        PORT: String(ports.get('PORT')),
        UPSTREAM: upstream,
        OTHER_SITE: isOtherSite ? '1' : '0',
        PUBLIC_URL: `http://localhost:${port}`,
        REMOTES: remotes.join(','),
        ...(clientId && { OIDC_CLIENT_ID: clientId }),
      }),
      ready: answersHttp(`http://${loopback}:${ports.get('PORT')}/__dev/healthz`),
    }),
  };
}
