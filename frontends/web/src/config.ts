import { z } from 'zod';

const schema = z.object({
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8090),
  /** Base of the gateway, for the titles and descriptions that crawlers get. */
  API_URL: z.url(),
  /** Where the site is reached; without it, the request's own host is believed. */
  PUBLIC_URL: z.url().optional(),
  OIDC_ISSUER: z.url(),
  OIDC_CLIENT_ID: z.string().min(1).default('ideabox-web'),
  PUSHER_APP_KEY: z.string().min(1).default('ideabox'),
  /** JSON: remote name → URL of its `remote.json`; those built beside this server need no entry. */
  REMOTES: z.record(z.string(), z.url()).default({}),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type WebConfig = {
  host: string;
  port: number;
  apiUrl: string;
  publicUrl: string | undefined;
  oidc: { issuer: string; clientId: string };
  realtime: { key: string };
  remotes: Record<string, string>;
  logLevel: string;
};

/** Fails with every wrong variable by its name; nothing malformed becomes a default. */
export function readConfig(env: NodeJS.ProcessEnv): WebConfig {
  const parsed = schema.safeParse({ ...env, REMOTES: readJson(env.REMOTES) });
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
    logLevel: data.LOG_LEVEL,
  };
}

function readJson(text: string | undefined): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
