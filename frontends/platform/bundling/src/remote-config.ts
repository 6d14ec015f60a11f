import type { RouteData, RouteEntry } from '@ideabox/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { HashedRemoteEntryPlugin } from './hashed-remote-entry-plugin.ts';
import { RemoteDescriptorPlugin } from './remote-descriptor-plugin.ts';
import { sharedByRemote } from './shared-modules.ts';

type Remote = {
  name: string;
  folder: string;
  routes: RouteEntry[];
  dialogs?: string[];
  /** What pages ask for at once, by their names in the route table. */
  firstData?: Record<string, RouteData[]>;
};

/** A remote: one entry (`src/remote.ts`), a table of routes, everything shared taken from the shell. */
export function remoteConfig({ name, folder, routes, dialogs = [], firstData = {} }: Remote): Configuration {
  const base = baseConfig(name, folder);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: `ideabox_${name}`,
        filename: 'remote-entry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedByRemote,
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new HashedRemoteEntryPlugin(`ideabox_${name}`),
      new RemoteDescriptorPlugin({
        name,
        routes: routes.map((route) => ({ ...route, data: firstData[route.page] })),
        dialogs,
      }),
    ],
  };
}
