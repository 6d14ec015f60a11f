import { useApi, useAttempts, useMutation } from '@ideabox/api-client';

/** Sends an inquiry. The same text sent again, because no answer came, is taken once. */
export function usePostInquiry() {
  const api = useApi();
  const { keyOf } = useAttempts();
  return useMutation({
    mutationFn: (contents: string) =>
      api.post('/report', {
        body: { type: 'inquiry', contents },
        idempotencyKey: keyOf(contents),
      }),
  });
}
