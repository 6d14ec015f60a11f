import type { Setting } from './site-content.ts';

/** A feature as it counts here: what the deployment fixes goes before what is stored. */
export const effectiveFeature =
  (fixed: ReadonlyMap<string, string>) =>
  ({ search_key, value }: Setting): Setting => ({ search_key, value: fixed.get(search_key) ?? value });
