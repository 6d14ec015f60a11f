import { repository } from '../stack/folder/folders.ts';
import { format } from './format.ts';
import type { Generated } from './generate.ts';

/** Puts what was made into the repository's format, and says what it is and what is left to do by hand. */
export function finish({ created, changed }: Generated, next: string[]): void {
  format(repository, [...created, ...changed]);
  for (const path of created) console.log(`  new      ${path}`);
  for (const path of changed) console.log(`  changed  ${path}`);
  console.log(['', 'Next:', ...next.map((line) => `  ${line}`)].join('\n'));
}
