import { randomId, useApi, useMutation } from '@ideabox/api-client';
import type { ReportTarget } from './report-target.ts';

/** Tells the operators of a problem, or asks for a correction. */
export function usePostReport({ type, target, targetId }: ReportTarget) {
  const api = useApi();
  return useMutation({
    mutationFn: (contents: string) =>
      api.post('/report', {
        body: { type, target, target_id: targetId, contents },
        idempotencyKey: randomId(),
      }),
  });
}
