import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFailure } from '../../command-line/start-failure.ts';
import { commandLine } from '../folder/process-identity.ts';
import { childEnvironment } from '../processes/child-environment.ts';
import { asDatabaseOwner } from './database-owner.ts';

export const databaseUser = 'ideabox';

/** Made beside its place and moved there when whole, so that an interrupted first start leaves no half cluster. */
export async function createCluster(initdb: string, data: string, password: string): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.new`;
  const passwordFile = `${data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  try {
    const { command, args } = asDatabaseOwner(initdb, options);
    await promisify(execFile)(command, args, { env: childEnvironment(), cwd: '/' });
    renameSync(unfinished, data);
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { stderr?: string };
    const reason = stderr.split('\n').find((line) => /error|fatal/i.test(line)) ?? message;
    throw new StartFailure(`Postgres could not create its data folder: ${reason}`, { cause });
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * After a crash `postmaster.pid` may name a process that is not ours: Postgres would refuse to start for as long as
 * that lives. One that does serve this folder is asked to end.
 */
export async function clearStaleLock(data: string): Promise<void> {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  const servesThisFolder = () => commandLine(pid).includes(data);
  if (servesThisFolder()) process.kill(pid, 'SIGINT');
  for (let waited = 0; servesThisFolder() && waited < 10_000; waited += 50) await sleep(50);
  rmSync(path, { force: true });
}
