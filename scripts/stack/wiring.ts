import { serviceNames } from '@ideabox/protos';
import type { StackSecrets } from './secrets.ts';
import type { ServerUrls } from './servers/servers.ts';

export const portNames = [
  ...serviceNames.flatMap((name) => [`${name}-http`, `${name}-grpc`] as const),
  'web-http',
  'mail-catcher-http',
  'mail-catcher-smtp',
] as const;
type PortName = (typeof portNames)[number];

/** All that the environment of a deployable follows from. */
export interface Wiring {
  ports: Record<PortName, number> & {
    /** What browsers ask: the gateway, or what stands before it. */
    site: number;
    gateway: number;
    identityProvider: number;
  };
  servers: ServerUrls;
  secrets: StackSecrets;
  /** Begins the name of every database: one Postgres may serve several stacks. */
  databasePrefix: string;
  /** Who a database belongs to; whoever `servers.postgres` names where nothing is said. */
  databaseOwner?: (database: string) => { name: string; password: string };
  /** The environment of whoever starts the stack, where that may configure it. */
  given: NodeJS.ProcessEnv;
}

export const siteOrigin = ({ ports }: Wiring) => `http://localhost:${ports.site}`;

/** Of the provider that the stack starts itself. */
export const ownIssuer = ({ ports }: Wiring) => `http://localhost:${ports.identityProvider}/realms/ideabox`;

/** Of the provider whose tokens count: another one may be given. */
export const issuer = (wiring: Wiring) => wiring.given.OIDC_ISSUER || ownIssuer(wiring);

export const caughtMail = ({ ports }: Wiring) => `http://localhost:${ports['mail-catcher-http']}`;
