import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { goldenOf, renderAll, renderedSets } from './charts/render.ts';

// Whoever changed a chart reads in the difference of these files what that does to a cluster.
for (const set of renderedSets) {
  const file = join(import.meta.dirname, '..', goldenOf(set));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, renderAll(set));
  console.log(`wrote ${goldenOf(set)}`);
}
