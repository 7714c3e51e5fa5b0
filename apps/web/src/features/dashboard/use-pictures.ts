import type { Grade } from '@noodlenaut/domain';

/** Pre-K and K go by pictures and by ear. */
export const usePictures = (grade: Grade | null): boolean => grade === 'pre-k' || grade === 'k';
