import { createAccounts } from '../bench/accounts.ts';
import type { BooksPlace } from '../load/judge/books.ts';
import { addressesOf } from '../stack/addresses.ts';
import type { ClusterTestArguments } from './arguments.ts';
import type { Cluster } from './cluster.ts';
import { type Door, openDoor } from './door.ts';
import { forward } from './forward.ts';

type Asked = Pick<ClusterTestArguments, 'pace' | 'parts'>;

const members = 20;

/** What is installed, as browsers on this machine reach it. */
export class Site {
  readonly cluster: Cluster;
  readonly pace: Asked['pace'];
  /** Whose own releases are tried; everybody's where none is named. */
  readonly parts: string[];
  readonly origin: string;
  readonly issuer: string;
  readonly members = members;
  readonly account: ReturnType<typeof createAccounts>;
  readonly #doors: Door[];

  private constructor(cluster: Cluster, { pace, parts }: Asked, gateway: Door, identityProvider: Door) {
    this.cluster = cluster;
    this.pace = pace;
    this.parts = parts;
    this.origin = gateway.origin;
    this.issuer = `${identityProvider.origin}/realms/ideabox`;
    this.account = createAccounts(this);
    this.#doors = [gateway, identityProvider];
  }

  static async open(cluster: Cluster, asked: Asked): Promise<Site> {
    const [gateway, identityProvider] = await Promise.all(
      ['gateway', 'identity-provider'].map((service) => openDoor(cluster, service)),
    );
    return new Site(cluster, asked, gateway as Door, identityProvider as Door);
  }

  /** What it is installed with beside the values of the evaluation, by part. */
  get values(): Record<string, object> {
    return {
      global: { siteUrl: this.origin, oidc: { issuer: this.issuer } },
      'identity-provider': { settings: { LOAD_MEMBERS: String(members) } },
    };
  }

  /** Looks at its databases. */
  async withBooks<Seen>(look: (place: BooksPlace) => Promise<Seen>): Promise<Seen> {
    const { cluster } = this;
    const postgres = await forward(cluster, 'postgres-0', 5432);
    const nats = await forward(cluster, 'nats-0', 4222);
    try {
      const { servers } = cluster.wiring;
      const { NATS_URL, ...databases } = addressesOf({
        ...cluster.wiring,
        servers: {
          ...servers,
          postgres: servers.postgres.replace('postgres:5432', postgres.address),
          nats: servers.nats.replace('nats:4222', nats.address),
        },
      });
      return await look({ nats: NATS_URL, databases });
    } finally {
      postgres.close();
      nats.close();
    }
  }

  close(): void {
    for (const door of this.#doors) door.close();
  }
}
