import { READING_RATES } from '@noodlenaut/domain';
import { currentComfort } from '../comfort/comfort.ts';

/** How fast the voice reads: 0.9 (S9.48) until the child chooses another speed. */
export const readingRate = (): number => READING_RATES[currentComfort().readingSpeed ?? 'normal'];
