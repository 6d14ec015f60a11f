import { z } from 'zod';

/** The services whose facts are counted here, host:port; asked only when the projection is rebuilt. */
export const config = {
  IDENTITY_GRPC_ADDRESS: z.string('expected host:port').min(1),
  IDEAS_GRPC_ADDRESS: z.string('expected host:port').min(1),
  COMMENTS_GRPC_ADDRESS: z.string('expected host:port').min(1),
};

export type Config = { [Name in keyof typeof config]: z.infer<(typeof config)[Name]> };
