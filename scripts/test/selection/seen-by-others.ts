import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFilesIn } from './code-files.ts';
import { importsOf } from './imports-of.ts';

/** The folder of the service that a source file belongs to; none for what several services share. */
export const serviceOf = (path: string): string | undefined =>
  /^(services\/(?!platform\/)[^/]+)\/src\//.exec(path)?.[1];

const namesFact = /'\w+\.v\d+\.\w+'/;

/**
 * The source files of a service by which tests of others can tell what it does: its RPCs, what it takes from others and what
 * it does unasked; whatever tells a fact; and what they import themselves. Not what it answers over HTTP, nor what is run for
 * that alone.
 */
export function seenByOthers(root: string, service: string): Set<string> {
  const isHttp = (path: string) => path.startsWith(`${service}/src/http/`);
  const isOwn = (path: string) => serviceOf(path) === service;
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const imported = codeFilesIn(root, 'gateway', 'services')
    .filter((path) => !path.startsWith(`${service}/`) && text(path).includes(`${service.split('/')[1]}/src/`))
    .flatMap((path) => importsOf(root, path));
  const telling = codeFilesIn(root, `${service}/src`).filter(
    (path) => !isHttp(path) && namesFact.test(text(path)),
  );
  const seen = new Set([...imported.filter(isOwn), ...telling]);
  for (const path of seen)
    for (const next of importsOf(root, path)) if (isOwn(next) && !isHttp(next)) seen.add(next);
  return seen;
}
