import type { Base } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';

export type Context = Base & { settings: Settings };

export const createContext = async (
  base: Base,
  config: { CONTENT_GRPC_ADDRESS: string },
): Promise<Context & { close: () => void }> => {
  const settings = await watchSettings({ address: config.CONTENT_GRPC_ADDRESS, log: base.log });
  return { ...base, settings, close: settings.close };
};
