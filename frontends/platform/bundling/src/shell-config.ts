import type { RouteData } from '@ideabox/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { EntryScriptsPlugin } from './entry-scripts-plugin.ts';
import { sharedByShell, shareStrategy } from './shared-modules.ts';

type Shell = { folder: string; data: RouteData[] };

/** The shell: the page's entry, and the giver of everything that remotes share; `data` is what every page asks for. */
export function shellConfig({ folder, data }: Shell): Configuration {
  const base = baseConfig('shell', folder);
  return {
    ...base,
    entry: { shell: './src/main.ts' },
    output: { ...base.output, publicPath: '/assets/' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'ideabox_shell',
        shared: sharedByShell,
        shareStrategy,
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new EntryScriptsPlugin(data),
    ],
  };
}
