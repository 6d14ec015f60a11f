import { join } from 'node:path';
import { variables } from '@ideabox/serving';
import { z } from 'zod';

/** The variables that it reads. */
export const config = {
  ...variables,
  /** The folder of what the build left of a remote; an image has it beside the program. */
  BUNDLE: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../bundle')),
};
