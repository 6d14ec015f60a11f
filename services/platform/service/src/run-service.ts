import { ConfigError } from '@ideabox/config';
import { runProcess } from '@ideabox/lifecycle';
import { createLogger } from '@ideabox/telemetry';
import type { z } from 'zod';
import type { ServiceDefinition } from './definition.ts';
import { startService } from './start-service.ts';

/** Runs a service as this process: until a signal, or with a plain sentence when it is not configured. */
export const runService = <Context, Shape extends z.ZodRawShape>(
  definition: ServiceDefinition<Context, Shape>,
) =>
  runProcess(createLogger(definition.name), async () => {
    try {
      return await startService(definition);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      console.error(error.message);
      process.exit(1);
    }
  });
