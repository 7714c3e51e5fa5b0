import { PEOPLE_EVERY_MS } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gatherRefreshes } from './gather-refreshes.ts';

/**
 * Keeps a read of a child true while it is open, when something happens in one of their classes: the teacher's yes, or
 * something to do (PRODUCT 1, issue 6.4).
 * @param address the read's key
 * @param isInClass false for a child without a class: nothing is followed
 */
export function useLiveClasses([address]: readonly unknown[], isInClass = true): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isInClass) return;
    let end: (() => void) | undefined;
    let ended = false;
    const news = gatherRefreshes(
      () => queryClient.invalidateQueries({ queryKey: [address], exact: true }),
      PEOPLE_EVERY_MS,
    );
    // The socket's code comes after the screen; the first news says from when on we hear.
    void import('./live-socket.ts').then(({ followMyClasses }) => {
      if (!ended) end = followMyClasses(() => news.tell('class'));
    });
    return () => {
      ended = true;
      news.end();
      end?.();
    };
  }, [queryClient, address, isInClass]);
}
