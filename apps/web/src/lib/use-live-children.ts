import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const FRESHENED = {
  child: ['/api/teacher/', '/api/dashboard?', '/api/family/children', '/api/classes'],
  class: ['/api/family/children', '/api/classes'],
} as const;

/** Keeps a grown-up's screen true while it is open: what hangs on a child or a class is read again when something happened (issue 6.7). */
export function useLiveChildren(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let ended = false;
    const refresh = (about: keyof typeof FRESHENED) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          typeof address === 'string' && FRESHENED[about].some((start) => address.startsWith(start)),
      });
    // The socket's code comes after the screen; the first news says from when on we hear.
    void import('./live-socket.ts').then(({ followChildren }) => {
      if (!ended) end = followChildren(refresh);
    });
    return () => {
      ended = true;
      end?.();
    };
  }, [queryClient]);
}
