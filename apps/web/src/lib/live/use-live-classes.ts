import { PEOPLE_EVERY_MS } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../api/api.ts';
import { gatherRefreshes } from './gather-refreshes.ts';

const KEYS = { dashboard: trpc.progress.dashboard.queryKey(), mine: trpc.classes.mine.queryKey() };

/**
 * Refreshes a read of a child while it is open when something happens in one of their classes: the teacher's yes, or a new
 * assignment.
 * @param read what is kept true
 * @param isInClass false for a child without a class: nothing is followed
 */
export function useLiveClasses(read: keyof typeof KEYS, isInClass = true): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isInClass) return;
    let end: (() => void) | undefined;
    let ended = false;
    const news = gatherRefreshes(
      () => queryClient.invalidateQueries({ queryKey: KEYS[read] }),
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
  }, [queryClient, read, isInClass]);
}
