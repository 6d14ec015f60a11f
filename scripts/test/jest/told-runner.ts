import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { noteStarted } from '../machine/started-processes.ts';

type RunFile = (...given: unknown[]) => Promise<unknown>;

/** Loaded by Node for some projects and translated for others, which differ in what they import from CommonJS. */
const { default: run } = createRequire(import.meta.url)('jest-circus/runner') as { default: RunFile };

const startedFolder = process.env.TEST_STARTED_FOLDER;
if (startedFolder) noteStarted(startedFolder);

/** Runs a test file as jest does, and tells which process it runs in: the one to end should the file never end by itself. */
const runTold: RunFile = (...given) => {
  const testPath = given[4] as string;
  const folder = process.env.TEST_WORKERS_FOLDER;
  if (folder) writeFileSync(join(folder, String(process.pid)), testPath);
  return run(...given);
};

export default runTold;
