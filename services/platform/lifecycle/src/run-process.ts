import type { Logger } from '@ideabox/telemetry';

/** Something that runs until it is told to stop; `stop` drains what is under way. */
export type Running = { stop: () => Promise<void> };

// Longer than the longest that it may go on serving and its calls then have to end, shorter than the 30 s after which Kubernetes kills.
const drainDeadlineMs = 25_000;

/**
 * Starts, then waits for SIGTERM or SIGINT, drains, and exits: 0 when all was drained, 1 when starting failed or the
 * deadline passed. A second signal exits at once.
 */
export const runProcess = async (log: Logger, start: () => Promise<Running>): Promise<void> => {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left to fail'));
  let running: Running | undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    // Nothing is under way yet; and nobody else would end the first process of a container.
    if (!running) process.exit(0);
    stopping = true;
    log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), drainDeadlineMs).unref();
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  running = await start().catch((error: unknown) => {
    log.fatal({ err: error }, 'could not start');
    process.exit(1);
  });
};
