import { useApi, useAttempts, useMutation } from '@ideabox/api-client';
import type { ReportTarget } from './report-target.ts';

/** Tells the operators of a problem, or asks for a correction. The same text sent again, because no answer came, is taken once. */
export function usePostReport({ type, target, targetId }: ReportTarget) {
  const api = useApi();
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: (contents: string) =>
      api.post('/report', {
        body: { type, target, target_id: targetId, contents },
        idempotencyKey: keyOf(contents),
      }),
  });
}
