import { RpcFailure, rpcError } from '@ideabox/grpc';
import type { RebuildResponse } from '@ideabox/protos/notifications/v1/RebuildResponse';
import type { Context } from '../context.ts';
import { rebuild as readAnew } from '../rebuild/rebuild.ts';

export async function* rebuild(context: Context): AsyncGenerator<RebuildResponse> {
  try {
    yield* readAnew(context);
  } catch (error) {
    if (error instanceof RpcFailure) throw rpcError('UNAVAILABLE', error.message);
    throw error;
  }
}
