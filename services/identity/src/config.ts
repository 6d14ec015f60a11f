import { z } from 'zod';

export const config = {
  /** Where the settings come from, host:port. */
  CONTENT_GRPC_ADDRESS: z.string().min(1),
};
