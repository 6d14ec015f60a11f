import type { Base } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';
import { type Categories, watchCategories } from './store/categories/watch-categories.ts';
import { type GramShares, watchGramShares } from './store/likeness/gram-shares.ts';
import { type CommonCounts, createCommonCounts } from './store/search/read-part.ts';

export type Context = Base & {
  settings: Settings;
  categories: Categories;
  commonCounts: CommonCounts;
  gramShares: GramShares;
  publicUrl: string;
};

export const createContext = async (
  base: Base,
  config: { CONTENT_GRPC_ADDRESS: string; PUBLIC_URL: string },
): Promise<Context & { close: () => void }> => {
  const settings = await watchSettings({ ...base, address: config.CONTENT_GRPC_ADDRESS });
  return {
    ...base,
    settings,
    categories: watchCategories(base.db),
    commonCounts: createCommonCounts(),
    gramShares: watchGramShares(base.db),
    publicUrl: config.PUBLIC_URL,
    close: settings.close,
  };
};
