import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstMessages, isFirstMessage } from './first-messages.ts';

const known = Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, '../messages/ja.json'), 'utf8')));

/** A file of this remote with all that it imports from the start. */
function reachedFrom(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  for (const [, to] of readFileSync(path, 'utf8').matchAll(/^(?:import|export)[^;]*? from '(\.[^']+)';$/gm)) {
    reachedFrom(join(dirname(path), to ?? ''), seen);
  }
  return seen;
}

test('home says nothing that comes later', () => {
  const files = [...reachedFrom(join(import.meta.dirname, 'features/home/home-page.tsx'))];
  expect(files.length).toBeGreaterThan(20);
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const said = known.filter((id) => sources.includes(`'${id}'`));
  expect(said).toContain('idea.top_comment');
  expect(said.filter((id) => !isFirstMessage(id))).toEqual([]);
  const begun = [...sources.matchAll(/`([a-z_.]+\.)\$\{/g)].map(([, beginning]) => beginning ?? '');
  expect(begun.filter((beginning) => !firstMessages.some((first) => beginning.startsWith(first)))).toEqual(
    [],
  );
});
