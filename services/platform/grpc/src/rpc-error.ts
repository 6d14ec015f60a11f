import { status } from '@grpc/grpc-js';

/** What a handler throws to answer with a status other than OK. */
export type RpcError = Error & { code: status; details: string };

/** By these the server says that the caller itself is refused; no handler may, or the two would be taken for each other. */
type OfAdmission = 'UNAUTHENTICATED' | 'PERMISSION_DENIED';

export const rpcError = (code: Exclude<keyof typeof status, OfAdmission>, details: string): RpcError =>
  Object.assign(new Error(details), { code: status[code], details });
