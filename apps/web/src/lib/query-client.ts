import { QueryClient } from '@tanstack/react-query';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { send } from './api.ts';

/**
 * Default reads (SPEC 7): GET to the key's segments joined by '/', parsed as JSON; throws on 401 like on any refusal. A read that
 * nobody waits for any more is broken off.
 */
export async function readByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const response = await send('GET', queryKey.join('/'), undefined, signal);
  const reply: unknown = await response.json();
  return reply;
}

/** Client data behaviour of SPEC 7: no retries, no refetch on focus, no polling, cached data never becomes stale. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
