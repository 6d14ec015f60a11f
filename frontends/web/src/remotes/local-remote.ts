import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@ideabox/contract';
import { distFolder } from '../assets/dist-folder.ts';
import { frontendsFolder } from '../assets/frontends-folder.ts';
import { readJsonFile } from '../assets/read-json-file.ts';
import { descriptorSchema } from './descriptor-schema.ts';

const descriptorFile = (name: string) => join(distFolder(name), 'remote.json');

export function localRemoteNames(): string[] {
  return readdirSync(frontendsFolder).filter((name) => existsSync(descriptorFile(name)));
}

/** A remote built beside this server; null while it is being built anew. */
export async function localRemote(name: string): Promise<RemoteDescriptor | null> {
  const descriptor = await readJsonFile(descriptorFile(name), descriptorSchema).catch(() => null);
  return descriptor && { ...descriptor, entry: `/remotes/${name}/${descriptor.entry}` };
}
