import type { Replies } from '../../lib/wire.ts';

export type FamilyLinks = Replies['family.links'];
export type FamilyChild = FamilyLinks['child'];
