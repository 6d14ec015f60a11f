import type { Base } from '@ideabox/service';
import { plantSeeds } from './seed/plant-seeds.ts';
import { readSeeds } from './seed/read-seeds.ts';

export type Context = Base & {
  /** Features that the deployment fixes, by key. */
  fixedFeatures: ReadonlyMap<string, string>;
};

type Config = { FRONTEND_URL?: string; KEYCLOAK_PUBLIC_URL?: string; SEED_DIR: string };

const fixedBy = (config: Config): Map<string, string> => {
  const fixed = new Map<string, string>();
  if (config.FRONTEND_URL) fixed.set('frontend_url', config.FRONTEND_URL);
  if (config.KEYCLOAK_PUBLIC_URL) fixed.set('keycloak_public_url', config.KEYCLOAK_PUBLIC_URL);
  return fixed;
};

export const createContext = async (base: Base, config: Config): Promise<Context> => {
  await plantSeeds(base.db, await readSeeds(config.SEED_DIR), base.log);
  return { ...base, fixedFeatures: fixedBy(config) };
};
