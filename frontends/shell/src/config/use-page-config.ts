import { createContext, useContext } from 'react';
import type { PageConfig } from './page-config.ts';

export const PageConfigContext = createContext<PageConfig | null>(null);

export function usePageConfig(): PageConfig {
  const config = useContext(PageConfigContext);
  if (!config) throw new Error('no page config around this component');
  return config;
}
