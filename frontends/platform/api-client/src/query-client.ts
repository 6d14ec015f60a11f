import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const minute = 60_000;

/** Reads are fresh for 30 s, refetched on return after that, and tried again once when the server could not answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: minute / 2,
        gcTime: 10 * minute,
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
