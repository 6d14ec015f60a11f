import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatherBase } from './base.ts';
import type { Build, Builder } from './builder.ts';
import { gather, levelOut } from './gather.ts';
import type { Image } from './image.ts';
import { publishedAt, type Revision, repository } from './revision.ts';
import { gatherServer } from './server-root.ts';

export type Making = {
  builder: Builder;
  revision: Revision;
  /** Before the names of images. */
  prefix: string;
  /** What programs stand on; without it, what the Dockerfile says. */
  base?: string;
};

type Gathered = Pick<Build, 'tag' | 'dockerfile' | 'arguments'> & {
  gather: (folder: string) => Promise<void>;
};

const dockerfile = (name: string) => join(repository, 'deploy/images', name);

async function versionOf(workspace: string): Promise<string> {
  const text = await readFile(join(repository, workspace, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The servers of the evaluation go with the product as a whole. */
const serversVersion = '1';

async function plan(image: Image, { prefix, base, revision }: Making): Promise<Gathered> {
  const onBase: Record<string, string> = base ? { BASE: base } : {};
  if (image.kind === 'server') {
    const { name } = image;
    return {
      tag: `${prefix}/${name}:${serversVersion}`,
      dockerfile: dockerfile(name === 'postgres' ? 'postgres.Dockerfile' : 'server.Dockerfile'),
      arguments: {},
      gather: (folder) => gatherServer(name, folder),
    };
  }
  const { name, workspace, released = workspace } = image;
  const version = await versionOf(released);
  const labels = { NAME: name, VERSION: version, REVISION: revision.id, SOURCE: publishedAt() };
  return {
    tag: `${prefix}/${name}:${version}`,
    dockerfile: dockerfile('Dockerfile'),
    arguments: { ...onBase, ...labels, WORKSPACE: workspace },
    gather: (folder) => gather(image, folder),
  };
}

async function build(planned: Gathered, { builder, revision: { epoch } }: Making): Promise<string> {
  const context = await mkdtemp(join(tmpdir(), 'ideabox-image-'));
  try {
    await planned.gather(context);
    await levelOut(context, epoch);
    await builder.build({ ...planned, context, epoch });
    return planned.tag;
  } finally {
    await rm(context, { recursive: true });
  }
}

/** Makes an image. @returns its tag. */
export const makeImage = async (image: Image, making: Making): Promise<string> =>
  build(await plan(image, making), making);

/** Makes the base of programs where no registry has it. @returns its tag. */
export const makeBase = (version: string, making: Making): Promise<string> =>
  build(
    {
      tag: `${making.prefix}/base:${version}`,
      dockerfile: dockerfile('base.Dockerfile'),
      arguments: {},
      gather: gatherBase,
    },
    making,
  );
