import { rpcError } from '@ideabox/grpc';
import type { RebuildResponse } from '@ideabox/protos/analytics/v1/RebuildResponse';
import type { Context } from '../context.ts';
import { withRebuildLock } from '../rebuild/lock.ts';
import { rebuildProjection } from '../rebuild/rebuild-projection.ts';
import { RebuildUnderWay } from '../rebuild/rebuild-under-way.ts';
import { SourceFailed } from '../rebuild/source-failed.ts';

export async function* rebuild(context: Context): AsyncGenerator<RebuildResponse> {
  try {
    yield* withRebuildLock(context.db, () => rebuildProjection(context));
  } catch (error) {
    if (error instanceof RebuildUnderWay) throw rpcError('ABORTED', error.message);
    if (error instanceof SourceFailed) throw rpcError('UNAVAILABLE', error.message);
    throw error;
  }
}
