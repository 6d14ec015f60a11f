import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFilesIn } from './code-files.ts';

const packageOf = (proto: string) => proto.match(/^protos\/ideabox\/(\w+)\//)?.[1];

/** The packages of a proto and of those that import it, over any number of steps. */
function packagesWith(root: string, proto: string): Set<string> {
  const imports = globSync('protos/ideabox/**/*.proto', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
  const reached = new Set([proto]);
  for (const changed of reached) {
    const imported = `import "${changed.replace('protos/', '')}"`;
    for (const { path, text } of imports) if (text.includes(imported)) reached.add(path);
  }
  return new Set([...reached].flatMap((path) => packageOf(path) ?? []));
}

/** Source files that name a type, a fact or a service of a proto's package; only their text tells, as types are no imports. */
export function usersOfProto(root: string, proto: string): string[] {
  const named = new RegExp(`\\b(${[...packagesWith(root, proto)].join('|')})[./]v1[./]`);
  return codeFilesIn(root, 'gateway', 'services', 'scripts', 'protos').filter((path) =>
    named.test(readFileSync(join(root, path), 'utf8')),
  );
}
