import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc } from '../api/api.ts';

/**
 * Reads anew what a plan opens when the own plan or a linked grown-up's changes, so that a padlock goes without a reload (P6.13).
 * @param isOn only where something is locked: other pages open no socket for it
 */
export function useLivePlan(isOn: boolean): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    if (!isOn) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const refresh = async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: trpc.account.user.queryKey() }),
        queryClient.invalidateQueries({ queryKey: trpc.plans.subscription.queryKey() }),
      ]);
      await router.invalidate();
    };
    void import('../live/live-socket.ts').then(({ followPlan }) => {
      if (!isOver) end = followPlan(() => void refresh().catch(console.error));
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [isOn, queryClient, router]);
}
