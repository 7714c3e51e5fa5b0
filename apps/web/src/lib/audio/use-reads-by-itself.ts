import { useComfort } from '../comfort/comfort.ts';
import { usePictureMode } from '../comfort/picture-mode.ts';

/** Whether a step is read by itself on arrival, once audio is on: to Pre-K and K, and as the comfort panel says. */
export function useReadsByItself(): boolean {
  const { readToMe = 'by-grade' } = useComfort();
  const isForPictures = usePictureMode();
  return readToMe === 'by-grade' ? isForPictures : readToMe === 'on';
}
