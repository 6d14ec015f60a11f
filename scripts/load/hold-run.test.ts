import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdRun } from './hold-run.ts';

test('a second run at once is refused in a line, and let in when the first is over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ideabox-load-'));
  const release = await holdRun(folder);
  await expect(holdRun(folder)).rejects.toThrow(
    'npm run load runs here already: wait for its end, or end it.',
  );
  release();
  (await holdRun(folder))();
  rmSync(folder, { recursive: true });
});
