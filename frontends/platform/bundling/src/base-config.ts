import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { entryName } from './entry-name.ts';
import { minimizer } from './minimizer.ts';

const require = createRequire(import.meta.url);
const routerBuild = join(dirname(require.resolve('react-router')), '../production');

const alias = {
  // Messages come as syntax trees.
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  // The package names only its build with warnings for developers.
  'react-router$': join(routerBuild, 'index.mjs'),
  'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
  '@emotion/use-insertion-effect-with-fallbacks$': join(import.meta.dirname, 'insert-while-rendering.ts'),
  // Of emotion's `withTheme` alone, which nobody uses.
  'hoist-non-react-statics$': false as const,
};

/** What the shell and every remote are built alike with: swc, a cache on disk, content-hashed names. */
export function baseConfig(name: string, folder: string): Configuration {
  return {
    name,
    mode: 'production',
    context: folder,
    devtool: false,
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist/client'),
      filename: entryName('[name]'),
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: `ideabox_${name}`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['import', 'module', 'browser', '...'],
      alias,
    },
    module: {
      rules: [scriptRule({}), constantsRule],
    },
    optimization: { minimizer: [minimizer], moduleIds: 'deterministic', chunkIds: 'named' },
    cache: {
      type: 'filesystem',
      name,
      cacheDirectory: join(folder, '../../node_modules/.cache/webpack'),
      buildDependencies: {
        config: ['base-config.ts', 'constants-loader.ts', 'hidden-source-maps.ts'].map((file) =>
          join(import.meta.dirname, file),
        ),
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** Before what is compiled: the values that a module of constants comes to. */
const constantsRule: RuleSetRule = {
  test: /\.constants\.ts$/,
  resourceQuery: { not: [/run/] },
  loader: join(import.meta.dirname, 'constants-loader.ts'),
};

/** How TypeScript and JSX become what browsers run; `react` adds to what swc does for React. */
export function scriptRule(react: { development?: boolean; refresh?: boolean }): RuleSetRule {
  const options = {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', ...react } },
    },
  };
  return { test: /\.tsx?$/, use: { loader: require.resolve('swc-loader'), options } };
}
