import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptRule } from '@ideabox/bundling';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const browser = join(import.meta.dirname, '../browser');
const cacheDirectory = join(import.meta.dirname, '../../../../node_modules/.cache/front');
const week = 7 * 24 * 60 * 60 * 1000;

const runtime = require.resolve('react-refresh/runtime');

/** What stands in for a package where modules are replaced while a page runs. */
const standIns = {
  // swc registers components for refresh in development alone, and then asks for this runtime, which nobody shares.
  '@emotion/react/jsx-dev-runtime$': join(browser, 'jsx-dev-runtime.ts'),
  'react-refresh/runtime$': join(browser, 'refresh-runtime.cjs'),
  [`${runtime}$`]: join(browser, 'refresh-runtime.cjs'),
  'react-refresh-itself$': join(runtime, '../cjs/react-refresh-runtime.development.js'),
  'react-intl$': join(browser, 'react-intl.tsx'),
  'react-intl-itself$': fileURLToPath(import.meta.resolve('react-intl')),
};

export type DevelopmentOptions = {
  /** Where the browser asks for the bundle. */
  publicPath: string;
  /** Whether modules are replaced in the page; else it is loaded anew. */
  hot: boolean;
  /** Whether the next start finds what this one has compiled. */
  keepsCompiled: boolean;
};

/** The same bundle for those who work on it: readable, with source maps, kept in memory, its modules replaceable. */
export function developmentConfig(
  production: Configuration,
  { publicPath, hot, keepsCompiled }: DevelopmentOptions,
): Configuration {
  return {
    ...production,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...production.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath,
      clean: false,
    },
    resolve: { ...production.resolve, alias: { ...production.resolve?.alias, ...(hot && standIns) } },
    module: {
      // Constants stay modules: what runs while building knows nothing of the refresh that every module is given here.
      rules: [
        hot ? scriptRule({ development: true, refresh: true }) : scriptRule({ development: false }),
        {
          test: /[\\/]messages[\\/]\w+\.json$/,
          type: 'javascript/auto',
          use: { loader: join(import.meta.dirname, 'messages-loader.ts'), options: { hot } },
        },
      ],
    },
    plugins: [
      ...(production.plugins ?? []),
      // Messages are read where they are written, not where the build leaves them.
      new webpack.ContextReplacementPlugin(/\/dist\/(more-)?messages$/, (found: { request: string }) => {
        found.request = found.request.replace(/\/dist\/messages$/, '/messages');
        found.request = found.request.replace(/\/dist\/more-messages$/, '/messages?more');
      }),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, browser] })] : []),
    ],
    // What does not compile leaves the last good bundle where it is.
    optimization: { emitOnErrors: false, chunkIds: 'named' },
    cache: keepsCompiled ? cacheOnDisk(`${production.name}-${hot ? 'hot' : 'reload'}`) : { type: 'memory' },
    watchOptions: { aggregateTimeout: 50, ignored: /[\\/](node_modules|dist)[\\/]/ },
    infrastructureLogging: { level: 'error' },
  };
}

const cacheOnDisk = (name: string): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  cacheDirectory,
  maxAge: week,
  buildDependencies: { config: [import.meta.filename, join(import.meta.dirname, 'messages-loader.ts')] },
});
