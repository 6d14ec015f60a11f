import { join } from 'node:path';
import type { MigrationFolder } from '@ideabox/postgres';

export const migrations: MigrationFolder[] = [
  { name: 'identity_provider', dir: join(import.meta.dirname, '../migrations') },
];
