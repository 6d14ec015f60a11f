import { readVariables, type Variables, variables } from '@ideabox/serving';
import { z } from 'zod';

const url = () => z.url('expected an absolute URL');
const httpUrl = () => z.url({ protocol: /^https?$/, error: 'expected an absolute URL' });

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    context.addIssue('expected JSON');
    return z.NEVER;
  }
});

const remoteName = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** The variables that it reads. */
export const config = {
  ...variables,
  /** Base of the gateway, for the titles and descriptions that crawlers get. */
  API_URL: url(),
  /** Where the site is reached; without it, the request's own host is believed. */
  PUBLIC_URL: url().optional(),
  OIDC_ISSUER: url(),
  OIDC_CLIENT_ID: z.string().min(1).default('ideabox-web'),
  PUSHER_APP_KEY: z.string().min(1).default('ideabox'),
  /** JSON: remote name → URL of its `remote.json`; those built beside this server need no entry. */
  REMOTES: json.pipe(z.record(remoteName, httpUrl())).default({}),
  /** How often a remote elsewhere is asked for its release. */
  REMOTES_POLL_MS: z.coerce.number().int().min(50).max(3_600_000).default(5_000),
  /** Where files of earlier releases are kept, so that pages go on that were open before; without it none are. */
  KEPT_DIR: z.string().min(1).optional(),
  KEPT_MEGABYTES: z.coerce.number().int().min(1).max(100_000).default(200),
  /** A name that leads to every server like this one, each of which may have kept what another has not. */
  PEERS: httpUrl().optional(),
};

export type WebConfig = {
  server: Variables;
  apiUrl: string;
  publicUrl: string | undefined;
  oidc: { issuer: string; clientId: string };
  realtime: { key: string };
  remotes: Record<string, string>;
  remotesPollMs: number;
  keptDir: string | undefined;
  keptBytes: number;
  peers: string | undefined;
};

/** Fails with every wrong variable by its name; nothing malformed becomes a default. */
export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const { HOST, PORT, DRAIN_MS, LOG_LEVEL, ...data } = readVariables(config, env);
  if (Object.keys(data.REMOTES).length > 0 && !data.KEPT_DIR)
    throw new Error('configuration: REMOTES names remotes elsewhere, whose files need a KEPT_DIR');
  return {
    server: { HOST, PORT, DRAIN_MS, LOG_LEVEL },
    apiUrl: data.API_URL.replace(/\/$/, ''),
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    oidc: { issuer: data.OIDC_ISSUER, clientId: data.OIDC_CLIENT_ID },
    realtime: { key: data.PUSHER_APP_KEY },
    remotes: data.REMOTES,
    remotesPollMs: data.REMOTES_POLL_MS,
    keptDir: data.KEPT_DIR,
    keptBytes: data.KEPT_MEGABYTES * 2 ** 20,
    peers: data.PEERS,
  };
}
