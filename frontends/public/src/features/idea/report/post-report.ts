import { useApi, useMutation } from '@ideabox/api-client';
import type { ReportTarget } from './report-target.ts';

/** Tells the operators of a problem, or asks for a correction. The same text sent again, because no answer came, is taken once. */
export function usePostReport({ type, target, targetId }: ReportTarget, keyOf: (words: string) => string) {
  const api = useApi();
  return useMutation({
    mutationFn: (contents: string) =>
      api.post('/report', {
        body: { type, target, target_id: targetId, contents },
        idempotencyKey: keyOf(contents),
      }),
  });
}
