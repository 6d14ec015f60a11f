import { randomId, useApi, useMutation } from '@ideabox/api-client';
import { useRef } from 'react';
import type { ReportTarget } from './report-target.ts';

/** Tells the operators of a problem, or asks for a correction. The same text sent again, because no answer came, is taken once. */
export function usePostReport({ type, target, targetId }: ReportTarget) {
  const api = useApi();
  const sending = useRef({ contents: '', key: '' });
  return useMutation({
    mutationFn: (contents: string) => {
      if (sending.current.contents !== contents) sending.current = { contents, key: randomId() };
      return api.post('/report', {
        body: { type, target, target_id: targetId, contents },
        idempotencyKey: sending.current.key,
      });
    },
  });
}
