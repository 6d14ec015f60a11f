import { randomId, useApi, useMutation } from '@ideabox/api-client';
import { useRef } from 'react';

/** Sends an inquiry. The same text sent again, because no answer came, is taken once. */
export function usePostInquiry() {
  const api = useApi();
  const sending = useRef({ contents: '', key: '' });
  return useMutation({
    mutationFn: (contents: string) => {
      if (sending.current.contents !== contents) sending.current = { contents, key: randomId() };
      return api.post('/report', {
        body: { type: 'inquiry', contents },
        idempotencyKey: sending.current.key,
      });
    },
  });
}
