import { useComfort } from '../comfort/comfort.ts';
import { useListens } from '../comfort/picture-mode.ts';

/** Whether a step is read by itself on arrival, once audio is on: to Pre-K to 1st, and as the comfort panel says. */
export function useReadsByItself(): boolean {
  const { readToMe = 'by-grade' } = useComfort();
  const listens = useListens();
  return readToMe === 'by-grade' ? listens : readToMe === 'on';
}
