import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Types of the protos' messages and services, from the protos themselves; what it writes is not committed. */
const root = join(import.meta.dirname, '..');
const protos = globSync('ideabox/**/*.proto', { cwd: join(root, 'protos') });

rmSync(join(root, 'protos/generated'), { recursive: true, force: true });
execFileSync(
  join(root, 'node_modules/.bin/proto-loader-gen-types'),
  [
    ...['--longs=Number', '--enums=String', '--defaults', '--arrays', '--oneofs', '--keepCase'],
    ...['--grpcLib=@grpc/grpc-js', '--importFileExtension=.ts', '--targetFileExtension=.ts'],
    ...['--includeDirs=protos', '--outDir=protos/generated', ...protos],
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
// The types of whole loaded packages, one file a proto: nobody needs them, and those of equal name overwrite each other.
for (const file of globSync('protos/generated/*.ts', { cwd: root })) rmSync(join(root, file));
