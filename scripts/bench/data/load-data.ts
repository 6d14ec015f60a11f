import { StartFailure } from '../../command-line/start-failure.ts';
import { importFolder } from '../../import/import-folder.ts';
import { loadDemo } from '../../import/load-demo.ts';
import { accessOf } from '../../stack/access.ts';
import type { Stack } from '../../stack/stack.ts';

/** Fills the product from a folder of tables, or with the demonstration content. */
export async function loadData({ wiring }: Stack, folder: string | undefined): Promise<void> {
  const access = await accessOf(wiring);
  if (folder === undefined) return loadDemo(access);
  const { rejects, settled } = await importFolder({ folder, source: 'bench', access, showProgress: true });
  if (rejects.all.length > 0) console.log(`  ${rejects.all.length} rows were not loaded`);
  if (!settled)
    throw new StartFailure('The projections did not catch up with the import within two minutes.');
}
