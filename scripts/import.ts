import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { importFolder, tables } from './import/import-folder.ts';
import { hasTable } from './import/read-table.ts';
import { findAccess } from './stack/access.ts';
import { repository } from './stack/folder/folders.ts';

const usage = 'Usage: npm run import -- <folder> [--source <name>] [--rejects <file>]';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string', default: 'import' },
      rejects: { type: 'string', default: resolve(repository, '.local/import-rejects.csv') },
    },
  });
  const [given] = positionals;
  if (!given) throw new StartFailure(usage);
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  if (!existsSync(folder)) throw new StartFailure(`${folder} does not exist.`);
  if (!tables.some((table) => hasTable(folder, table)))
    throw new StartFailure(
      `${folder} has none of ${tables.map((table) => `${table}.csv`).join(', ')} (or .csv.gz).`,
    );

  for (const table of tables) {
    if (!hasTable(folder, table)) console.log(`  ${table.padEnd(12)}not in the folder: passed over`);
  }
  const began = performance.now();
  const result = await importFolder({
    folder,
    source: values.source,
    access: await findAccess(),
    showProgress: true,
  });
  for (const [table, { rows, inserted }] of Object.entries(result.counts)) {
    console.log(`  ${table.padEnd(12)}${String(rows).padStart(9)} rows ${String(inserted).padStart(9)} new`);
  }
  if (result.rejects.all.length > 0) {
    result.rejects.write(values.rejects);
    for (const { table, line, reason } of result.rejects.all.slice(0, 10))
      console.log(`  ${table}, line ${line}: ${reason}`);
    console.log(`  ${result.rejects.all.length} rows were not loaded: ${values.rejects}`);
  }
  if (!result.settled) console.log('  Some projections are still catching up.');
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s`);
});
