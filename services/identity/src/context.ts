import type { Base } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';
import { type Addresses, createHolders, type Holder } from './export/holders.ts';

export type Context = Base & { settings: Settings; holders: Holder[] };

export const createContext = async (
  base: Base,
  config: Addresses,
): Promise<Context & { close: () => void }> => {
  const settings = await watchSettings({ ...base, address: config.CONTENT_GRPC_ADDRESS });
  const holders = createHolders(config, base.credentials);
  const close = () => {
    settings.close();
    for (const holder of holders) holder.close();
  };
  return { ...base, settings, holders, close };
};
