import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { type DevelopmentOptions, developmentConfig } from './development-config.ts';

const frontends = join(import.meta.dirname, '../../..');

/** The shell's and the remotes' own configurations, made into those for development. */
export function loadConfigs(
  names: string[],
  options: Pick<DevelopmentOptions, 'hot' | 'keepsCompiled'>,
): Promise<Configuration[]> {
  return Promise.all(
    names.map(async (name) => {
      const file = pathToFileURL(join(frontends, name, 'webpack.config.ts')).href;
      const { default: production } = (await import(file)) as { default: Configuration };
      const publicPath = name === 'shell' ? '/assets/' : `/remotes/${name}/`;
      return developmentConfig(production, { publicPath, ...options });
    }),
  );
}
