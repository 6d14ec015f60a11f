import { z } from 'zod';
import { remoteNames } from '../../remotes.ts';

const origin = z.url().transform((url) => new URL(url).origin);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535),
  /** What answers for all that is not built here. */
  UPSTREAM: origin,
  /** The upstream is a whole site elsewhere: its shell stays, and it is asked in its own name. */
  OTHER_SITE: z.stringbool().default(false),
  /** Where the browser finds this front. */
  PUBLIC_URL: origin,
  /** The client that another site's provider knows the front by; else the site's own. */
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Whether the next start finds what this one has compiled. */
  KEEP_COMPILED: z.stringbool().default(true),
  /** What is watched; nothing named: all. */
  REMOTES: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(remoteNames))),
});

export type FrontConfig = {
  port: number;
  upstream: string;
  isOtherSite: boolean;
  publicUrl: string;
  clientId: string | undefined;
  keepsCompiled: boolean;
  remotes: string[];
};

export function readConfig(env: NodeJS.ProcessEnv): FrontConfig {
  const parsed = schema.safeParse(env);
  if (!parsed.success) throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
  const { PORT, UPSTREAM, OTHER_SITE, PUBLIC_URL, OIDC_CLIENT_ID, KEEP_COMPILED, REMOTES } = parsed.data;
  return {
    port: PORT,
    upstream: UPSTREAM,
    isOtherSite: OTHER_SITE,
    publicUrl: PUBLIC_URL,
    clientId: OIDC_CLIENT_ID,
    keepsCompiled: KEEP_COMPILED,
    remotes: REMOTES.length > 0 ? REMOTES : [...remoteNames],
  };
}
