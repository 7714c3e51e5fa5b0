import { IDENTITY_TRANSFORMER } from '@noodlenaut/contract';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { confirmWhenAsked } from '../password/confirm-when-asked.ts';
import type { AppRouter } from './replies.ts';
import { send } from './send.ts';

type Options = (input: unknown, options?: object) => unknown;
const isOptions = (found: unknown): found is Options => typeof found === 'function';

/**
 * Calls as queries that are aborted when no component needs them any more: `abortOnUnmount`, which tRPC takes query by query,
 * for all of them.
 */
const withSignals = <Calls extends object>(calls: Calls): Calls =>
  new Proxy(calls, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (name === 'queryOptions' && isOptions(found))
        return (input: unknown, options: object = {}) =>
          found(input, { ...options, trpc: { abortOnUnmount: true } });
      return isOptions(found) ? withSignals(found) : found;
    },
  });

const confirmPassword = (password: string): Promise<unknown> =>
  api.account.confirmPassword.mutate({ password });
const isAboutThePassword = (address: string) => address.includes('/account.confirmPassword');

/**
 * The calls of the api, by name: `api.lessons.play.query({ lessonId })`. Where the server wants the password again, the
 * person is asked for it and the call is made again. Throws ApiError or UnreachableError.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      transformer: IDENTITY_TRANSFORMER,
      fetch: (url, { method = 'GET', headers, body, signal } = {}) => {
        const address = url instanceof Request ? url.url : String(url);
        const ask = () => send(address, { method, headers, body, signal });
        return isAboutThePassword(address) ? ask() : confirmWhenAsked(ask, confirmPassword);
      },
    }),
  ],
});

/** The same calls as queries: `trpc.lessons.play.queryOptions({ lessonId })`, with keys of their own. */
export const trpc = withSignals(
  // The cache of replies comes from the provider. This client is used only for streamed replies, and no call of ours streams.
  createTRPCOptionsProxy<AppRouter>({ client: api, queryClient: new QueryClient() }),
);
