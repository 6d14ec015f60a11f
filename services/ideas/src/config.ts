import { z } from 'zod';

export const config = {
  /** Where the settings come from, host:port. */
  CONTENT_GRPC_ADDRESS: z.string().min(1),
  /** The address of the site, for links in the feed. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
};
