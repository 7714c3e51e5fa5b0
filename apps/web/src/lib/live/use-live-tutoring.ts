import { PEOPLE_EVERY_MS } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatherRefreshes } from './gather-refreshes.ts';
import { refreshTutoring } from './tutoring-reads.ts';

/** Reads tutoring again while a page of it is open and the other side, a guardian or the clock changes something (P5.14). */
export function useLiveTutoring(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let ended = false;
    const news = gatherRefreshes(() => refreshTutoring(queryClient), PEOPLE_EVERY_MS);
    // The socket's code loads after the screen; its first message means that it is connected.
    void import('./live-socket.ts').then(({ followTutoring }) => {
      if (!ended) end = followTutoring(() => news.tell('tutoring'));
    });
    return () => {
      ended = true;
      news.end();
      end?.();
    };
  }, [queryClient]);
}
