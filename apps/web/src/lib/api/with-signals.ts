type Options = (input: unknown, options?: object) => unknown;
const isOptions = (found: unknown): found is Options => typeof found === 'function';

/**
 * Calls as queries that are broken off when nobody waits for them any more: `abortOnUnmount`, which tRPC takes query by query,
 * for all of them.
 */
export const withSignals = <Calls extends object>(calls: Calls): Calls =>
  new Proxy(calls, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (name === 'queryOptions' && isOptions(found))
        return (input: unknown, options: object = {}) =>
          found(input, { ...options, trpc: { abortOnUnmount: true } });
      return isOptions(found) ? withSignals(found) : found;
    },
  });
