import type { Compiler } from 'webpack';
import { entryName } from './entry-name.ts';

/** Gives the container's entry a content-hashed name, so that it can be cached for ever like the rest. */
export class HashedRemoteEntryPlugin {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    // In development nothing is kept by its name.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('HashedRemoteEntry', (compilation) => {
      compilation.hooks.afterChunks.tap('HashedRemoteEntry', () => {
        const chunk = compilation.entrypoints.get(this.#container)?.getEntrypointChunk();
        if (chunk) chunk.filenameTemplate = entryName('remote-entry');
      });
    });
  }
}
