import { z } from 'zod';

/** Fails with every wrong variable by its name; nothing malformed becomes a default. */
export function readVariables<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: NodeJS.ProcessEnv,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(env);
  if (!parsed.success) throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
