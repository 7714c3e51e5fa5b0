import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { grownUpReads } from './grown-up-api.ts';

/** Keeps a child's classes true while they are open: the teacher's yes shows by itself (PRODUCT 1). */
export function useLiveClasses(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let end: (() => void) | undefined;
    let ended = false;
    const refresh = () => void queryClient.invalidateQueries({ queryKey: grownUpReads.myClasses.queryKey });
    // The socket's code comes after the screen; the first news says from when on we hear.
    void import('./live-socket.ts').then(({ followMyClasses }) => {
      if (!ended) end = followMyClasses(refresh);
    });
    return () => {
      ended = true;
      end?.();
    };
  }, [queryClient]);
}
