import { PEOPLE_EVERY_MS } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../api/api.ts';
import { gatherRefreshes } from './gather-refreshes.ts';

const KEYS = {
  dashboard: [trpc.progress.dashboard.queryKey(), trpc.paths.mine.queryKey()],
  mine: [trpc.classes.mine.queryKey()],
} as const;

/**
 * Refreshes a read of a child while it is open when something happens in one of their classes or to a learning path of theirs: the
 * teacher's yes, a new assignment, another step.
 * @param read what is kept true
 * @param isNeeded false for a child without a class and without a guardian: nothing is followed
 */
export function useLiveClasses(read: keyof typeof KEYS, isNeeded = true): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isNeeded) return;
    let end: (() => void) | undefined;
    let ended = false;
    const news = gatherRefreshes(
      () => Promise.all(KEYS[read].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
      PEOPLE_EVERY_MS,
    );
    // The socket's code loads after the screen; its first message means that it is connected.
    void import('./live-socket.ts').then(({ followMyClasses }) => {
      if (!ended) end = followMyClasses(() => news.tell('class'));
    });
    return () => {
      ended = true;
      news.end();
      end?.();
    };
  }, [queryClient, read, isNeeded]);
}
