import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const config = {
  /** What the feature `frontend_url` says in this deployment, whatever is stored. */
  FRONTEND_URL: z.url('expected an absolute URL').optional(),
  /** The same for `keycloak_public_url`. */
  KEYCLOAK_PUBLIC_URL: z.url('expected an absolute URL').optional(),
  /** Folder of the content that a new installation starts with. */
  SEED_DIR: z.string().default(fileURLToPath(new URL('../seed/', import.meta.url))),
};
