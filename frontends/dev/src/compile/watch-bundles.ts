import { join } from 'node:path';
import type { RequestHandler } from 'express';
import webpack, { type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { overlayPolicy } from './overlay-policy.ts';
import { problemsOf } from './problems.ts';

export type Bundles = {
  serve: RequestHandler;
  /** A file that a bundle's build has written; null as long as it has never compiled. */
  read: (bundle: string, file: string) => string | null;
  /** When every bundle has been compiled once, well or not. */
  compiled: Promise<void>;
  close: () => Promise<void>;
};

type Options = { hot: boolean; say: (line: string) => void; complain: (line: string) => void };

/** Compiles what has changed as it changes, and tells the pages that show it. */
export function watchBundles(configs: Configuration[], { hot, say, complain }: Options): Bundles {
  const compiler = webpack(configs);
  if (!compiler) throw new Error('webpack gave no compiler');
  for (const { hooks } of compiler.compilers)
    hooks.done.tap('front', (stats) => report(stats, say, complain));
  // As a plugin of this front: what is said in the terminal is the front's.
  const serve = devMiddleware(compiler, { stats: 'errors-only', hot: updates(hot) }, true);
  const watching = compiler.watch(
    configs.map(({ watchOptions }) => watchOptions ?? {}),
    (error) => error && complain(error.message),
  );
  const paths = new Map(configs.map(({ name, output }) => [name, output?.path ?? '']));
  return {
    serve: serve as unknown as RequestHandler,
    read: (bundle, file) => {
      try {
        return String(serve.context.outputFileSystem.readFileSync(join(paths.get(bundle) ?? '', file)));
      } catch {
        return null;
      }
    },
    compiled: new Promise((resolve) => serve.waitUntilValid(() => resolve())),
    // Closing lets the cache reach the disk.
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
}

/** How a page hears of a new build. */
const updates = (hot: boolean): NonNullable<Parameters<typeof devMiddleware>[1]>['hot'] => ({
  path: '/__dev/hot',
  cors: false,
  heartbeat: 2000,
  client: {
    apply: hot ? 'hmr' : 'reload',
    overlay: { errors: true, warnings: false, runtimeErrors: false, trustedTypesPolicyName: overlayPolicy },
    connect: { timeout: 6000 },
    progress: false,
    logging: 'warn',
  },
});

function report(stats: Stats, say: (line: string) => void, complain: (line: string) => void): void {
  const { name } = stats.compilation;
  const { errors = [], time = 0 } = stats.toJson({ all: false, errors: true, timings: true });
  for (const problem of problemsOf(errors)) complain(problem);
  if (errors.length === 0) say(`${name} compiled in ${(time / 1000).toFixed(1)} s`);
}
