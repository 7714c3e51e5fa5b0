import { KEPT_OF_FAMILIES } from './kept-of-families.ts';
import { KEPT_OF_LEARNERS } from './kept-of-learners.ts';
import { KEPT_OF_TUTORING } from './kept-of-tutoring.ts';
import type { KeptTable } from './kept-table.ts';

/** Every table with a person's data. The schema walk of packages/db fails when one is missing here (security 2.16). */
export const KEPT_DATA: readonly KeptTable[] = [
  ...KEPT_OF_LEARNERS,
  ...KEPT_OF_FAMILIES,
  ...KEPT_OF_TUTORING,
];
