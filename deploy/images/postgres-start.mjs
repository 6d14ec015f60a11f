// As the official image's entry does it: a new data folder gets its superuser and the statements of
// /docker-entrypoint-initdb.d, one a line; then Postgres takes this process's place as far as signals go.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { PGDATA, POSTGRES_PASSWORD, POSTGRES_USER = 'postgres', POSTGRES_INITDB_ARGS = '' } = process.env;
const statements = '/docker-entrypoint-initdb.d';
const bin = '/usr/local/pgsql/bin';

/** Made beside its place and moved there when whole, so that an interrupted first start leaves no half cluster. */
function createCluster() {
  const unfinished = `${PGDATA}.new`;
  const passwordFile = '/tmp/password';
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, POSTGRES_PASSWORD, { mode: 0o600 });
  const options = [`--username=${POSTGRES_USER}`, `--pwfile=${passwordFile}`, '--auth-host=scram-sha-256'];
  const more = POSTGRES_INITDB_ARGS.split(' ').filter(Boolean);
  execFileSync(join(bin, 'initdb'), [`--pgdata=${unfinished}`, ...options, ...more], { stdio: 'inherit' });
  rmSync(passwordFile);
  writeFileSync(join(unfinished, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
  for (const file of readdirSync(statements)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    execFileSync(
      join(bin, 'postgres'),
      ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'postgres'],
      {
        input: readFileSync(join(statements, file)),
        stdio: ['pipe', 'ignore', 'inherit'],
      },
    );
  }
  renameSync(unfinished, PGDATA);
}

if (!existsSync(join(PGDATA, 'PG_VERSION'))) createCluster();
// A volume that comes back with `fsGroup` is its group's to write, which Postgres refuses.
chmodSync(PGDATA, 0o700);
// A pod's processes have the same few numbers each time: the one that a crashed server left behind names somebody else.
rmSync(join(PGDATA, 'postmaster.pid'), { force: true });
const settings = ['-c', 'listen_addresses=*', '-c', 'unix_socket_directories='];
const server = spawn(join(bin, 'postgres'), ['-D', PGDATA, ...settings, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Fast shutdown: ends sessions and writes a checkpoint, where SIGTERM would wait for every client.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill('SIGINT'));
server.on('exit', (code) => process.exit(code ?? 1));
