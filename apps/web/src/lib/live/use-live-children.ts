import { PEOPLE_EVERY_MS } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../api/api.ts';
import { gatherRefreshes } from './gather-refreshes.ts';

const OF_CLASSES = [trpc.classes.pathKey(), trpc.assignments.pathKey(), trpc.learnerGroups.pathKey()];
const FRESHENED = {
  child: [
    trpc.teacher.pathKey(),
    trpc.progress.dashboard.queryKey(),
    trpc.rewards.album.queryKey(),
    trpc.family.children.queryKey(),
    trpc.paths.pathKey(),
    ...OF_CLASSES,
  ],
  class: [
    trpc.family.children.queryKey(),
    trpc.family.classWishes.queryKey(),
    trpc.family.notices.queryKey(),
    ...OF_CLASSES,
  ],
  // Nothing of one child: a link that ended would make it a question about somebody else's.
  links: [
    trpc.family.children.queryKey(),
    trpc.family.weeks.queryKey(),
    trpc.family.classWishes.queryKey(),
    trpc.family.notices.queryKey(),
  ],
} as const;

/**
 * Keeps a grown-up's screen up to date while it is open: what depends on a child or a class is read again when it changed, at most
 * every three seconds for what children learn, and every second for who is in a class.
 */
export function useLiveChildren(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let ended = false;
    const refresh = (about: keyof typeof FRESHENED) =>
      Promise.all(FRESHENED[about].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    const news = {
      child: gatherRefreshes(() => refresh('child')),
      class: gatherRefreshes(() => refresh('class'), PEOPLE_EVERY_MS),
      links: gatherRefreshes(() => refresh('links'), PEOPLE_EVERY_MS),
    };
    // The socket's code loads after the screen; its first message means that it is connected.
    void import('./live-socket.ts').then(({ followChildren }) => {
      if (!ended) end = followChildren((about) => news[about].tell(about));
    });
    return () => {
      ended = true;
      news.child.end();
      news.class.end();
      news.links.end();
      end?.();
    };
  }, [queryClient]);
}
