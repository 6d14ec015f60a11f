import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { StartFailure } from '../command-line/start-failure.ts';
import { images } from '../images/image.ts';

const shape = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;
const parts = ['major', 'minor', 'patch'] as const;

const numbersOf = (version: string): number[] => (shape.exec(version) ?? []).slice(1).map(Number);

/** Whether the first version is after the second. */
function isAfter(one: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = parts.findIndex((_, index) => ours[index] !== theirs[index]);
  return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0);
}

/**
 * Gives a deployable's chart and its image a version, which comes from the manifest of its workspace. @returns the files that it wrote
 * @throws StartFailure where there is no such deployable, or the version is none or no later one
 */
export function setVersion(repository: string, name: string, version: string): string[] {
  const programs = images.filter((image) => image.kind === 'program');
  const image = programs.find((one) => one.name === name);
  if (!image) {
    const names = programs.map((one) => one.name).join(', ');
    throw new StartFailure(`There is no deployable "${name}": they are ${names}.`);
  }
  if (!shape.test(version)) throw new StartFailure(`"${version}" is no version, such as 1.4.0.`);
  const chart = `charts/${name}/Chart.yaml`;
  const manifest = `${image.workspace}/package.json`;
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');
  const held = String((parse(read(chart)) as { appVersion: string }).appVersion);
  if (!isAfter(version, held))
    throw new StartFailure(`${name} is at ${held} already: ${version} is no later version.`);
  const write = (file: string, change: (text: string) => string) =>
    writeFileSync(join(repository, file), change(read(file)));
  write(chart, (text) => text.replace(/^(version|appVersion): .*$/gm, `$1: ${version}`));
  write(manifest, (text) => text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
  return [chart, manifest];
}
