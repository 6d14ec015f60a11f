import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const minute = 60_000;

/**
 * Reads are fresh for 30 s, asked for again when the reader comes back to the page after more than 5 minutes, and tried
 * again once when the server could not answer.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        gcTime: 10 * minute,
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > 5 * minute,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: 800,
      },
      // Without a network a write fails at once and says so, instead of waiting unseen for the network to come back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
