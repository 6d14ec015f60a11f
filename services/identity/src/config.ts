import { z } from 'zod';

const address = z.string().min(1);

/** host:port of those that are asked. */
export const config = {
  /** Where the settings come from. */
  CONTENT_GRPC_ADDRESS: address,
  /** Who holds something about a member, besides. */
  IDEAS_GRPC_ADDRESS: address,
  COMMENTS_GRPC_ADDRESS: address,
  NOTIFICATIONS_GRPC_ADDRESS: address,
};
