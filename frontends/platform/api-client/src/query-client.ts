import { CancelledError, QueryClient } from '@tanstack/react-query';
import { pauseBefore, readsAgain, sendsAgain } from './patience.ts';

const minute = 60_000;

/** A question that a write or another login has called off is no failure for who still waits for its answer: it is put again. */
class PatientQueryClient extends QueryClient {
  override fetchQuery: QueryClient['fetchQuery'] = (options) =>
    super.fetchQuery(options).catch((error: unknown) => {
      if (error instanceof CancelledError) return this.fetchQuery(options);
      throw error;
    });
}

/**
 * Reads are fresh for 30 s, asked for again when the reader comes back to the page after more than 5 minutes, and tried
 * again once when the server could not answer. A write that a busy server has refused is sent again when it says.
 */
export function createQueryClient(): QueryClient {
  return new PatientQueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        gcTime: 10 * minute,
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > 5 * minute,
        retry: readsAgain,
        retryDelay: pauseBefore,
      },
      // Without a network a write fails at once and says so, instead of waiting unseen for the network to come back.
      mutations: { retry: sendsAgain, retryDelay: pauseBefore, networkMode: 'always' },
    },
  });
}
