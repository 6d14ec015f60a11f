import webpack, { type Compiler } from 'webpack';

/** Writes `entry.json`: the scripts, in order, that the document has to load. */
export class EntryScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryScripts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryScripts', stage }, () => {
        const scripts = compilation.entrypoints.get('shell')?.getFiles() ?? [];
        compilation.emitAsset('entry.json', new webpack.sources.RawSource(JSON.stringify({ scripts })));
      });
    });
  }
}
