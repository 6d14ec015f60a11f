import { z } from 'zod';

const url = () => z.url('expected an absolute URL');

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    context.addIssue('expected JSON');
    return z.NEVER;
  }
});

/** The variables that it reads. */
export const config = {
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8090),
  /** Base of the gateway, for the titles and descriptions that crawlers get. */
  API_URL: url(),
  /** Where the site is reached; without it, the request's own host is believed. */
  PUBLIC_URL: url().optional(),
  OIDC_ISSUER: url(),
  OIDC_CLIENT_ID: z.string().min(1).default('ideabox-web'),
  PUSHER_APP_KEY: z.string().min(1).default('ideabox'),
  /** JSON: remote name → URL of its `remote.json`; those built beside this server need no entry. */
  REMOTES: json.pipe(z.record(z.string(), url())).default({}),
  /** How long it goes on serving once it is told to end, as its address is withdrawn only then; milliseconds. */
  DRAIN_MS: z.coerce.number().int().min(0).max(10_000).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
};

export type WebConfig = {
  host: string;
  port: number;
  apiUrl: string;
  publicUrl: string | undefined;
  oidc: { issuer: string; clientId: string };
  realtime: { key: string };
  remotes: Record<string, string>;
  drainMs: number;
  logLevel: string;
};

/** Fails with every wrong variable by its name; nothing malformed becomes a default. */
export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const parsed = z.object(config).safeParse(env);
  if (!parsed.success) throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    apiUrl: data.API_URL.replace(/\/$/, ''),
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    oidc: { issuer: data.OIDC_ISSUER, clientId: data.OIDC_CLIENT_ID },
    realtime: { key: data.PUSHER_APP_KEY },
    remotes: data.REMOTES,
    drainMs: data.DRAIN_MS,
    logLevel: data.LOG_LEVEL,
  };
}
