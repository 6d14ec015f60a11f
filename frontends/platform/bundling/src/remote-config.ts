import type { RouteData, RouteEntry } from '@ideabox/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { HashedRemoteEntryPlugin } from './hashed-remote-entry-plugin.ts';
import { RemoteDescriptorPlugin } from './remote-descriptor-plugin.ts';
import { sharedByRemote, shareStrategy } from './shared-modules.ts';

type Remote = {
  name: string;
  folder: string;
  routes: RouteEntry[];
  dialogs?: string[];
  /** What pages ask for at once, by their names in the route table. */
  firstData?: Record<string, RouteData[]>;
  /** The pages that say no more than `src/first-messages.ts` leaves in the first bundle. */
  firstPages?: string[];
};

/** A remote: one entry (`src/remote.ts`), a table of routes, everything shared taken from the shell. */
export function remoteConfig(remote: Remote): Configuration {
  const { name, folder, routes, dialogs = [], firstData = {}, firstPages = [] } = remote;
  const base = baseConfig(name, folder);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: `ideabox_${name}`,
        filename: 'remote-entry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedByRemote,
        shareStrategy,
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          // A remote loads no other.
          optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
        },
      }),
      new HashedRemoteEntryPlugin(`ideabox_${name}`),
      new RemoteDescriptorPlugin({
        name,
        routes: routes.map((route) => ({ ...route, data: firstData[route.page] })),
        dialogs,
        firstPages,
      }),
    ],
  };
}
