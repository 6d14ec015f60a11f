import type { RemoteDescriptor } from '@ideabox/contract';
import webpack, { type Compiler } from 'webpack';
import { emitWords } from './emit-words.ts';
import { filesOf, messagesOf, sharedBy } from './page-scripts.ts';

type Described = Pick<RemoteDescriptor, 'name' | 'routes' | 'dialogs'> & {
  /** The pages that say only the first messages. */
  firstPages: string[];
};

/** Writes `remote.json` beside the bundle: what the web server tells the shell about this remote. */
export class RemoteDescriptorPlugin {
  readonly #remote: Described;

  constructor(remote: Described) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteDescriptor', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteDescriptor', stage }, (assets) => {
        const { firstPages, ...remote } = this.#remote;
        const entry = Object.keys(assets).find((name) => /^remote-entry\b.*\.js$/.test(name));
        const routes = remote.routes.map((route) => ({
          ...route,
          files: filesOf(route.page, compilation),
          messages: messagesOf(compilation, firstPages.includes(route.page)),
          shared: sharedBy(route.page, compilation),
        }));
        const descriptor = { ...remote, entry, routes, words: emitWords(compilation) };
        compilation.emitAsset(
          'remote.json',
          new webpack.sources.RawSource(JSON.stringify(descriptor, null, 2)),
        );
      });
    });
  }
}
