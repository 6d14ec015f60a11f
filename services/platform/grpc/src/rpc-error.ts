import { status } from '@grpc/grpc-js';

/** What a handler throws to answer with a status other than OK. */
export type RpcError = Error & { code: status; details: string };

export const rpcError = (code: keyof typeof status, details: string): RpcError =>
  Object.assign(new Error(details), { code: status[code], details });
