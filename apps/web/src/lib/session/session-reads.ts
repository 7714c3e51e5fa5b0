import type { QueryClient } from '@tanstack/react-query';
import { watchSession } from './session.ts';

/**
 * The client for the loaders of this session. A screen is loaded ahead while the mouse rests on its link, and its code may arrive
 * after Power Down: what it wants to read then is not asked, neither of nobody nor of the next person (S4.48).
 * Throws an AbortError in place of any use after the end.
 */
export function sessionReads(client: QueryClient): QueryClient {
  const session = watchSession();
  return new Proxy(client, {
    get(target, name) {
      if (session.isOver()) throw new DOMException('The session has ended', 'AbortError');
      const found: unknown = Reflect.get(target, name);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
