import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildFrontends } from '../frontends/build.ts';
import { runScript } from './command-line/run-script.ts';
import { type ImagesArguments, readArguments, usage } from './images/arguments.ts';
import { nodeVersion } from './images/base.ts';
import { writeBillOfMaterials } from './images/bill-of-materials.ts';
import { findBuilder } from './images/builder.ts';
import type { Image } from './images/image.ts';
import { type Making, makeBase, makeImage } from './images/make-image.ts';
import { repository, revision } from './images/revision.ts';

const say = (line: string) => console.log(line);

const bills = join(repository, '.local/images');

async function makeOne(image: Image, making: Making, asked: ImagesArguments): Promise<void> {
  const began = performance.now();
  const tag = await makeImage(image, making);
  if (image.kind === 'program') {
    await writeBillOfMaterials(image.workspace, join(bills, `${image.name}.cdx.json`));
  }
  if (asked.push) await making.builder.push(tag);
  if (asked.archive) await archive(tag, join(asked.archive, `${image.name}.tar`), making);
  say(`${tag} after ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** Not every builder writes over what is there. */
async function archive(tag: string, file: string, { builder }: Making): Promise<void> {
  await rm(file, { force: true });
  await builder.archive(tag, file);
}

/** As many at a time as there are cores. */
async function makeAll(making: Making, asked: ImagesArguments): Promise<void> {
  const waiting = [...asked.chosen];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await makeOne(next, making, asked);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

await runScript(async () => {
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) return say(usage);
  const builder = findBuilder();
  const { id, epoch } = revision();
  const making = { builder, revision: { id, epoch }, prefix: asked.push ?? 'localhost/ideabox' };
  say(`${asked.chosen.length} images of ${id} with ${builder.name}`);
  await mkdir(bills, { recursive: true });
  if (asked.archive) await mkdir(asked.archive, { recursive: true });
  if (asked.chosen.some((image) => image.kind === 'program' && image.served))
    await buildFrontends({ log: say });
  const base = asked.base ? await makeBase(await nodeVersion(), making) : undefined;
  await makeAll({ ...making, base }, asked);
});
