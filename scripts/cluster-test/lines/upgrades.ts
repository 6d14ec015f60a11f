import { faultsOfRelease, figuresOf, without } from '../figures.ts';
import { partsOf, rollBack, takeApart, upgrade, upgradeAll } from '../releases.ts';
import type { Site } from '../site.ts';
import { underLoad } from '../under-load.ts';
import { rotatePassportKey } from './rotation.ts';

/** All at once as in the evaluation, then each by itself as in production, forwards and backwards. */
export async function upgrades(site: Site): Promise<string> {
  const seen = await underLoad(site, async (take) => {
    await take('all: upgrade', () => upgradeAll(site));
    await take('all: rollback', () => rollBack(site));
    await take('to a release for each', () => takeApart(site));
    for (const part of site.parts.length > 0 ? site.parts : await partsOf(site.cluster)) {
      await take(`${part}: upgrade`, () => upgrade(site, part));
      await take(`${part}: rollback`, () => rollBack(site, part));
    }
    await take('another passport key', () => rotatePassportKey(site));
  });
  return without(faultsOfRelease(seen), figuresOf(seen));
}
