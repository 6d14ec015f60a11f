import type { RemoteDescriptor, RouteEntry } from '@ideabox/contract';
import webpack, { type Compiler } from 'webpack';

/** Writes `remote.json` beside the bundle: what the web server tells the shell about this remote. */
export class RemoteDescriptorPlugin {
  readonly #remote: Omit<RemoteDescriptor, 'entry' | 'files'>;

  constructor(remote: Omit<RemoteDescriptor, 'entry' | 'files'>) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteDescriptor', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteDescriptor', stage }, (assets) => {
        const files = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const entry = files.find((name) => name.startsWith('remote-entry.'));
        const filesOf = ({ page }: RouteEntry) =>
          compilation.namedChunkGroups.get(`page-${page}`)?.getFiles() ?? [];
        const routes = this.#remote.routes.map((route) => ({ ...route, files: filesOf(route) }));
        const descriptor = { ...this.#remote, routes, entry, files };
        compilation.emitAsset(
          'remote.json',
          new webpack.sources.RawSource(JSON.stringify(descriptor, null, 2)),
        );
      });
    });
  }
}
