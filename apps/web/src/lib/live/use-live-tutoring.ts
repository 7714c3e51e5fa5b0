import { PEOPLE_EVERY_MS } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatherRefreshes } from './gather-refreshes.ts';
import { refreshTutoring } from './tutoring-reads.ts';

/** Requests run out and sessions end by the server's clock, of which no news come. */
const CLOCK_EVERY_MS = 20_000;

/**
 * Keeps the page of tutoring up to date while it is open: by the news of children and classes, and by looking again every 20
 * seconds while somebody can see it.
 */
export function useLiveTutoring(side: 'student' | 'guardian'): void {
  const client = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let ended = false;
    const news = gatherRefreshes(() => refreshTutoring(client), PEOPLE_EVERY_MS);
    const look = setInterval(() => {
      if (document.visibilityState === 'visible') news.tell('clock');
    }, CLOCK_EVERY_MS);
    // The socket's code loads after the screen; its first message means that it is connected.
    void import('./live-socket.ts').then(({ followChildren, followMyClasses }) => {
      if (ended) return;
      const tell = () => news.tell('news');
      end = side === 'guardian' ? followChildren(tell) : followMyClasses(tell);
    });
    return () => {
      ended = true;
      clearInterval(look);
      news.end();
      end?.();
    };
  }, [client, side]);
}
