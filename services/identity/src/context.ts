import type { Base } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';
import { type Authors, createAuthors } from './authors.ts';
import { type Addresses, createClients } from './clients.ts';
import { createHolders, type Holder } from './export/holders.ts';

export type Context = Base & { settings: Settings; holders: Holder[]; authors: Authors };

export const createContext = async (
  base: Base,
  config: Addresses,
): Promise<Context & { close: () => void }> => {
  const settings = await watchSettings({ ...base, address: config.CONTENT_GRPC_ADDRESS });
  const clients = createClients(config, base);
  const close = () => {
    for (const open of [settings, ...Object.values(clients)]) open.close();
  };
  const authors = createAuthors(clients.ideas, clients.comments);
  return { ...base, settings, holders: createHolders(clients), authors, close };
};
