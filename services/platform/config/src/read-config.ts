import { z } from 'zod';

/** The environment does not say what the program needs; the message names every variable at fault. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** Each a variable and what was expected of it. */
  readonly faults: string[];

  constructor(faults: string[]) {
    super(['The configuration is not usable:', ...faults].join('\n  '));
    this.faults = faults;
  }
}

/**
 * Reads and checks the environment once, at start.
 * @throws ConfigError naming each variable and what was expected of it; a malformed value is never replaced.
 */
export const readConfig = <Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv = process.env,
): z.infer<z.ZodObject<Shape>> => {
  const read = z.object(shape).safeParse(env);
  if (read.success) return read.data;
  throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
};
