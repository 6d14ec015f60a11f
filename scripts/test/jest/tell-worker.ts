import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which process runs this file: the one to end should the file never end by itself. */
const folder = process.env.TEST_WORKERS_FOLDER;
if (folder) writeFileSync(join(folder, String(process.pid)), expect.getState().testPath ?? '');
