import type { Compilation, Module } from 'webpack';

/** Module Federation's stand-in for what the shell gives. */
type SharedModule = Module & { options: { shareKey: string } };
const isShared = (module: Module): module is SharedModule => module.type === 'consume-shared-module';

/** The chunk of the exposed module itself, named for its path. */
const isRemote = (name: string) => name.startsWith('src_remote_ts.');

/** The scripts of a remote that its page needs: what the remote exposes, and the page's own. */
export function filesOf(page: string, { namedChunkGroups, assets }: Compilation): string[] {
  const own = namedChunkGroups.get(`page-${page}`)?.getFiles() ?? [];
  return [...Object.keys(assets).filter((name) => name.endsWith('.js') && isRemote(name)), ...own];
}

/** By what names the shell knows what the page takes from it. */
export function sharedBy(page: string, { namedChunkGroups, chunkGraph }: Compilation): string[] {
  const chunks = namedChunkGroups.get(`page-${page}`)?.chunks ?? [];
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.filter(isShared).map((module) => module.options.shareKey))].sort();
}

/** The scripts with a page's messages, by locale; `isFirst`: those alone that are left after `splitMessages`. */
export function messagesOf({ namedChunks }: Compilation, isFirst: boolean): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const [name, chunk] of namedChunks) {
    const [, bundle, locale] = /^([\w-]*messages)-(\w+)-json$/.exec(name) ?? [];
    if (!locale || (isFirst && bundle === 'more-messages')) continue;
    files[locale] = [...(files[locale] ?? []), ...chunk.files];
  }
  return files;
}
