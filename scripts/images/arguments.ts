import { parseArgs } from 'node:util';
import { didYouMean } from '../command-line/near-names.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import { type Image, images } from './image.ts';

export const usage = `npm run images                            every image, with what works first: docker, podman or buildah
npm run images -- ideas web               these
npm run images -- --base                  on a base of Debian's packages and npm's Node, where no registry can be reached
npm run images -- --push <repository>     named after a repository, and pushed to it
npm run images -- --archive <folder>      also written there, a file each, for nodes to load

Without --push they are called localhost/ideabox/<name>:<version>. A list of what is in each lies in .local/images afterwards.`;

export interface ImagesArguments {
  chosen: Image[];
  base: boolean;
  help: boolean;
  push?: string;
  archive?: string;
}

/** @throws StartFailure where there is no such image or option */
export function readArguments(args: string[]): ImagesArguments {
  const { values, positionals } = parse(args);
  const names = images.map(({ name }) => name);
  for (const asked of positionals) {
    if (!names.some((name) => name === asked)) {
      throw new StartFailure(`There is no image ${asked}.${didYouMean(asked, names)}`);
    }
  }
  const isChosen = ({ name }: Image) => positionals.length === 0 || positionals.includes(name);
  return { ...values, chosen: images.filter(isChosen) };
}

function parse(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    const options = { base: flag, help: flag, push: text, archive: text };
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    throw new StartFailure(usage, { cause });
  }
}
