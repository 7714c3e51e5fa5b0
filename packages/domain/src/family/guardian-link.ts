/** At most so many grown-ups are linked to a child or wait to be (PRODUCT 1). */
export const GUARDIANS_MAX = 10;

/** The first grown-up of a child is its primary guardian. */
export type GuardianKind = 'primary' | 'secondary';
export type LinkStatus = 'pending' | 'active' | 'revoked';

/** Who asks to confirm, seen from the child of the link. */
export interface LinkConfirmer {
  readonly viewerId: string;
  readonly childId: string;
  readonly guardianId: string;
  /** Grown-ups whose link to this child is active. */
  readonly activeGuardianIds: readonly string[];
}

/**
 * Who may confirm a waiting link (PRODUCT 1): a guardian already linked, or, if there is none, the student's own
 * session. The one who asked never confirms themselves.
 */
export function mayConfirmLink({ viewerId, childId, guardianId, activeGuardianIds }: LinkConfirmer): boolean {
  if (viewerId === guardianId) return false;
  return activeGuardianIds.length === 0 ? viewerId === childId : activeGuardianIds.includes(viewerId);
}

/** Who may end or decline a link (PRODUCT 1: either side), and every other guardian of the child. */
export const mayEndLink = ({ viewerId, childId, guardianId, activeGuardianIds }: LinkConfirmer): boolean =>
  viewerId === guardianId || viewerId === childId || activeGuardianIds.includes(viewerId);
