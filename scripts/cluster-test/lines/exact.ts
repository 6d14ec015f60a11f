import { podsOf } from '../pods.ts';
import { reconciled } from '../reconciled.ts';
import { scale } from '../releases.ts';
import type { Site } from '../site.ts';
import { clock, pictures, pushes, settings } from './exact-sights.ts';
import { counts, keys, limits } from './exact-writes.ts';

/** Two of each, and everything is as exact as with one. */
export async function exact(site: Site): Promise<string> {
  await scale(site, 2);
  const pods = await podsOf(site.cluster);
  const found = [`${pods.length} pods`];
  for (const look of [counts, keys, limits, settings, pushes, pictures, clock]) found.push(await look(site));
  return [...found, await reconciled(site)].join('; ');
}
