import { rmSync } from 'node:fs';
import { holdFolder } from './hold-folder.ts';
import { stackSecrets } from './secrets.ts';
import { type ServerUrls, startServers } from './servers.ts';
import { Supervisor } from './supervisor.ts';

export interface OwnServersOptions {
  /** Names the data folder, `.local/<name>`; one process at a time may use it. */
  name: string;
  firstPort: number;
  /** Deletes the data when stopped. */
  temporary?: boolean;
  log?: (line: string) => void;
  postgresSettings?: Record<string, string>;
}

export interface OwnServers extends ServerUrls {
  supervisor: Supervisor;
  stop: () => Promise<void>;
}

/** Postgres, NATS and Redis without any of our services, for tests of one service alone. */
export async function startOwnServers(options: OwnServersOptions): Promise<OwnServers> {
  const { name, firstPort, temporary = false, log = () => undefined, postgresSettings } = options;
  const { folders, release } = await holdFolder(name, log);
  const supervisor = new Supervisor(folders);
  const stop = async () => {
    await supervisor.stop();
    release();
    if (temporary) rmSync(folders.root, { recursive: true, force: true });
  };
  try {
    const secrets = stackSecrets(folders.root);
    const urls = await startServers(supervisor, { folders, firstPort, secrets, log, postgresSettings });
    return { ...urls, supervisor, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
