import type { RouteData } from '@ideabox/contract';
import webpack, { type Compiler } from 'webpack';

/** Writes `entry.json`: the scripts, in order, that the document has to load, those that hold the messages and what is on forms and lists, and the data of every page. */
export class EntryScriptsPlugin {
  readonly #data: RouteData[];

  constructor(data: RouteData[]) {
    this.#data = data;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryScripts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryScripts', stage }, (assets) => {
        const scripts = compilation.entrypoints.get('shell')?.getFiles() ?? [];
        const messages = Object.keys(assets).filter((name) => /-messages-\w+-json\./.test(name));
        const controls = Object.keys(assets).filter((name) => /^platform_ui_src_controls_.*\.js$/.test(name));
        const entry = JSON.stringify({ scripts, messages, controls, data: this.#data });
        compilation.emitAsset('entry.json', new webpack.sources.RawSource(entry));
      });
    });
  }
}
