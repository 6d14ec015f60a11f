import { join } from 'node:path';

/** Where the shell and the remotes lie that are built beside this server. */
export const frontendsFolder = join(import.meta.dirname, '../../..');
