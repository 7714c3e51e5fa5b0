import type { Outputs } from '../../lib/api/replies.ts';

export type FamilyLinks = Outputs['family']['links'];
export type FamilyChild = FamilyLinks['child'];
