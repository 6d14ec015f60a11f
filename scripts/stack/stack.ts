import { buildFrontends } from './build-frontends.ts';
import { requireUsable } from './deployable-environment.ts';
import { deployableProcess } from './deployable-process.ts';
import { boundCompileCache } from './folder/compile-cache.ts';
import type { StackFolders } from './folder/folders.ts';
import { holdFolder } from './folder/hold-folder.ts';
import { allotPorts, requirePort } from './ports.ts';
import { Supervisor } from './processes/supervisor.ts';
import { forgetRunning, noteRunning, stackOf } from './running-stack.ts';
import { stackSecrets } from './secrets.ts';
import { createDatabases } from './servers/databases.ts';
import { startServers } from './servers/servers.ts';
import { topology } from './topology.ts';
import { issuer, portNames, siteOrigin, type Wiring } from './wiring.ts';

export interface StackOptions {
  /** Names the data folder, `.local/<name>`. */
  name: string;
  gatewayPort: number;
  /** Where browsers find the site, when something else than the gateway stands there. */
  sitePort?: number;
  identityProviderPort: number;
  /** The servers and services take the free ports from here on. */
  firstPrivatePort: number;
  log: (line: string) => void;
  /** Frontends that something else builds and serves: what was built of them once will do. */
  builtBeside?: string[];
  /** How one that runs already is ended. */
  endedBy?: string;
  /** Aborting stops what has been started so far. */
  signal?: AbortSignal;
  postgresSettings?: Record<string, string>;
  /** An environment that may configure deployables, as far as their configs know its variables; without it, none does. */
  given?: NodeJS.ProcessEnv;
  /** More environment for deployables by name. */
  env?: Record<string, Record<string, string>>;
}

export interface Stack {
  folders: StackFolders;
  wiring: Wiring;
  origin: string;
  issuer: string;
  supervisor: Supervisor;
  stop: () => Promise<void>;
}

const readyDeadline = 90_000;
const databasePorts = 10;

/** Starts the whole product, and returns when everything is ready. On failure nothing is left running. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stack = await openStack(options);
  const { supervisor, wiring, stop } = stack;
  options.signal?.addEventListener('abort', () => void supervisor.stop());
  try {
    options.log(`Starting ${topology.map((deployable) => deployable.name).join(', ')}`);
    const specs = topology.map((deployable) =>
      deployableProcess(deployable, wiring, options.env?.[deployable.name]),
    );
    const running = supervisor.start(specs);
    await Promise.all(running.map((managed) => managed.waitUntilReady(readyDeadline)));
    return stack;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts what the deployables stand on, and none of them. On failure nothing is left running. */
export async function openStack(options: StackOptions): Promise<Stack> {
  const { folders, release } = await holdFolder(options.name, options.log, options.endedBy);
  forgetRunning(options.name);
  const supervisor = new Supervisor(folders);
  const stop = async () => {
    await supervisor.stop();
    release();
  };
  const building = new AbortController();
  const interrupt = () => {
    building.abort();
    void supervisor.stop();
  };
  options.signal?.addEventListener('abort', interrupt);
  try {
    const wiring = await prepare(supervisor, folders, options, building.signal);
    return { folders, wiring, origin: siteOrigin(wiring), issuer: issuer(wiring), supervisor, stop };
  } catch (error) {
    building.abort();
    await stop();
    throw error;
  } finally {
    // From here on what stands on the servers is stopped before them.
    options.signal?.removeEventListener('abort', interrupt);
  }
}

async function prepare(
  supervisor: Supervisor,
  folders: StackFolders,
  options: StackOptions,
  building: AbortSignal,
): Promise<Wiring> {
  const { name, gatewayPort, identityProviderPort, firstPrivatePort, log, postgresSettings } = options;
  const { given = {}, sitePort = gatewayPort } = options;
  requireUsable(given);
  await requirePort(sitePort, 'site', 'PORT');
  await requirePort(identityProviderPort, 'identity provider', 'IDENTITY_PROVIDER_PORT');

  log('Starting Postgres, NATS and Redis');
  const secrets = stackSecrets(folders.root);
  const firstPort = firstPrivatePort;
  const [servers] = await Promise.all([
    startServers(supervisor, { folders, firstPort, secrets, log, postgresSettings }),
    buildFrontends({ folders, keep: options.builtBeside, log, signal: building }),
  ]);
  const wiring: Wiring = {
    ports: {
      ...(await allotPorts(firstPrivatePort + databasePorts, portNames)),
      site: sitePort,
      gateway: gatewayPort,
      identityProvider: identityProviderPort,
    },
    servers,
    secrets,
    databasePrefix: process.env.POSTGRES_URL && name !== stackOf['npm start'] ? `ideabox_${name}` : 'ideabox',
    given,
  };
  const databases = topology.flatMap(({ database }) => database ?? []);
  await createDatabases(
    servers.postgres,
    databases.map((database) => `${wiring.databasePrefix}_${database}`),
  );
  boundCompileCache();
  noteRunning(name, wiring);
  return wiring;
}
