import type { RouteData } from '@ideabox/contract';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/** Module Federation's stand-in for what is given to others. */
type ProvidedModule = Module & { _name: string };
const isProvided = (module: Module): module is ProvidedModule => module.type === 'provide-module';

/** Writes `entry.json`: the scripts, in order, that the document has to load, those with the first messages, those of every shared part that has its own, and the data of every page. */
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
        const messages = Object.keys(assets).filter((name) => /^shell-messages-\w+-json\..*js$/.test(name));
        const shared = sharedScripts(compilation);
        const entry = JSON.stringify({ scripts, messages, shared, data: this.#data });
        compilation.emitAsset('entry.json', new webpack.sources.RawSource(entry));
      });
    });
  }
}

/** The scripts of what is shared but not in the entry, by the names that remotes ask for. */
function sharedScripts({ modules, chunkGraph }: Compilation): Record<string, string[]> {
  const provided = [...modules].filter(isProvided);
  const files = provided.map((module) => {
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block));
    return [module._name, groups.flatMap((group) => group?.getFiles() ?? [])] as const;
  });
  return Object.fromEntries(files.filter(([, names]) => names.length > 0));
}
