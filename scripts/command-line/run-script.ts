import { StartFailure } from './start-failure.ts';

export function failureSentence(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
      return 'The disk is full.';
    case 'EPERM':
    case 'EACCES':
      return 'Ideabox was started here by another user: only that user, or root, may do this.';
    default:
      return `This failed unexpectedly: ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** Runs a command's main function; what goes wrong ends as one sentence and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(failureSentence(error));
    process.exit(1);
  }
}
