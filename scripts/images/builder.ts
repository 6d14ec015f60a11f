import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { StartFailure } from '../command-line/start-failure.ts';

const run = promisify(execFile);

export type Build = {
  tag: string;
  dockerfile: string;
  context: string;
  arguments: Record<string, string>;
  epoch: number;
};

export type Builder = {
  name: string;
  build: (build: Build) => Promise<void>;
  push: (tag: string) => Promise<void>;
  /** Writes an image to a file that `docker load` and container runtimes read. */
  archive: (tag: string, file: string) => Promise<void>;
};

const env = (epoch: number) => ({ ...process.env, SOURCE_DATE_EPOCH: String(epoch) });

const flags = (build: Build) => [
  ...['-q', '-f', build.dockerfile, '-t', build.tag],
  ...Object.entries(build.arguments).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
];

async function command(program: string, args: string[], epoch = 0): Promise<void> {
  await run(program, args, { env: env(epoch), maxBuffer: 2 ** 24 }).catch(
    (cause: Error & { stderr?: string }) => {
      const said = cause.stderr?.trim().split('\n').at(-1) ?? cause.message;
      throw new StartFailure(`${program} ${args[0]}: ${said}`, { cause });
    },
  );
}

const builders: Builder[] = [
  {
    name: 'docker',
    build: (build) => {
      const time = ['--build-arg', `SOURCE_DATE_EPOCH=${build.epoch}`];
      return command('docker', ['build', ...flags(build), ...time, build.context], build.epoch);
    },
    push: (tag) => command('docker', ['push', '-q', tag]),
    archive: (tag, file) => command('docker', ['save', '-o', file, tag]),
  },
  {
    name: 'podman',
    build: (build) =>
      command('podman', ['build', ...flags(build), `--timestamp=${build.epoch}`, build.context]),
    push: (tag) => command('podman', ['push', '-q', tag]),
    archive: (tag, file) => command('podman', ['save', '-q', '--format=docker-archive', '-o', file, tag]),
  },
  {
    name: 'buildah',
    build: (build) =>
      command('buildah', ['build', ...flags(build), `--timestamp=${build.epoch}`, build.context]),
    push: (tag) => command('buildah', ['push', '-q', tag]),
    archive: (tag, file) => command('buildah', ['push', '-q', tag, `docker-archive:${file}:${tag}`]),
  },
];

/** A client without its daemon is installed, and does not work. */
const works = ({ name }: Builder): boolean => {
  try {
    execFileSync(name, ['info'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
};

/** The first that works here. */
export function findBuilder(): Builder {
  const found = builders.find(works);
  if (found) return found;
  throw new StartFailure(
    'Neither docker, podman nor buildah works here: "sudo apt-get install -y buildah" brings one.',
  );
}
