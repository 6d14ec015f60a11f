import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './revision.ts';

const run = promisify(execFile);

type Manifest = Record<string, unknown>;

const readJson = async (file: string) =>
  JSON.parse(await readFile(join(repository, file), 'utf8')) as Manifest;

/**
 * What npm needs to tell what a workspace is made of. It reads the lock alone, and of what is installed nothing: that would have to be
 * right for all workspaces at once. It wants a version of the root, too.
 */
async function layManifests(folder: string): Promise<void> {
  const [root, lock] = await Promise.all([readJson('package.json'), readJson('package-lock.json')]);
  const packages = lock.packages as Record<string, Manifest>;
  const version = '0.0.0';
  const versioned = { ...packages, '': { ...packages[''], version } };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...root, version }));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, version, packages: versioned }),
  );
  for (const place of Object.keys(packages)) {
    if (place === '' || place.includes('node_modules/')) continue;
    await mkdir(join(folder, place), { recursive: true });
    await cp(join(repository, place, 'package.json'), join(folder, place, 'package.json'));
  }
}

/** Writes what a workspace's image is made of (CycloneDX). */
export async function writeBillOfMaterials(workspace: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ideabox-sbom-'));
  try {
    await layManifests(folder);
    const options = [
      '--package-lock-only',
      '--sbom-format=cyclonedx',
      '--omit=dev',
      `--workspace=${workspace}`,
    ];
    const { stdout } = await run('npm', ['sbom', ...options], { cwd: folder, maxBuffer: 2 ** 26 });
    await writeFile(file, stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
