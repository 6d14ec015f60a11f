import webpack, { type Compiler } from 'webpack';
import type { RemoteDescriptor } from '../../contract/src/remote-descriptor.ts';

/** Writes `remote.json` beside the bundle: what the web server tells the shell about this remote. */
export class RemoteDescriptorPlugin {
  readonly #remote: Omit<RemoteDescriptor, 'entry'>;

  constructor(remote: Omit<RemoteDescriptor, 'entry'>) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteDescriptor', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteDescriptor', stage }, (assets) => {
        const entry = Object.keys(assets).find((name) => name.startsWith('remote-entry.'));
        const descriptor = { ...this.#remote, entry };
        compilation.emitAsset(
          'remote.json',
          new webpack.sources.RawSource(JSON.stringify(descriptor, null, 2)),
        );
      });
    });
  }
}
