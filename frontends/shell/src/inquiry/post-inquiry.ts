import { useApi, useMutation } from '@ideabox/api-client';

/** Sends an inquiry. The same text sent again, because no answer came, is taken once. */
export function usePostInquiry(keyOf: (words: string) => string) {
  const api = useApi();
  return useMutation({
    mutationFn: (contents: string) =>
      api.post('/report', {
        body: { type: 'inquiry', contents },
        idempotencyKey: keyOf(contents),
      }),
  });
}
