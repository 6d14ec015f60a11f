import { StartFailure } from '../command-line/start-failure.ts';
import { lockStack } from '../stack/folder/stack-lock.ts';

/** Makes this the only run that sends from this checkout. @throws StartFailure where another one does */
export async function holdRun(folder: string): Promise<() => void> {
  const release = await lockStack(folder);
  if (!release) throw new StartFailure('npm run load runs here already: wait for its end, or end it.');
  return release;
}
