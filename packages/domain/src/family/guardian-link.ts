import { afterDays } from '../day.ts';
/** At most so many grown-ups are linked to a child or wait to be (P1.27). */
export const GUARDIANS_MAX = 10;
/** What changed who looks after a child can be undone for so long (decision 0059). */
export const LINK_UNDO_DAYS = 7;
/** After a link ended, a child confirms nobody by itself for so long (decision 0058). */
export const SELF_CONFIRM_PAUSE_DAYS = 14;

/** One guardian of a child decides: the first, or to whom it was handed over. */
export type GuardianKind = 'primary' | 'secondary';
export type LinkStatus = 'pending' | 'active' | 'revoked';

/** Who wants to change a link, seen from its child. */
export interface LinkAsker {
  readonly viewerId: string;
  readonly childId: string;
  readonly guardianId: string;
  readonly status: LinkStatus;
  /** The guardian who decides; null when the child has none. */
  readonly primaryId: string | null;
  /** Its guardian has just handed over and may take that back: nobody else ends the link meanwhile. */
  readonly isKept: boolean;
}

/**
 * Who may confirm a waiting link (P1.22, P1.23): the primary guardian, or, if there is none, the student's own session. The
 * one who asked never confirms themselves.
 */
export function mayConfirmLink({ viewerId, childId, guardianId, primaryId }: LinkAsker): boolean {
  if (viewerId === guardianId) return false;
  return primaryId === null ? viewerId === childId : viewerId === primaryId;
}

/** Who may end or decline a link: its grown-up, and whoever might have confirmed it; but a child no link that lives (P1.28). */
export function mayEndLink(asker: LinkAsker): boolean {
  const { viewerId, childId, guardianId, status, primaryId, isKept } = asker;
  if (viewerId === guardianId) return true;
  if (viewerId === childId) return status === 'pending' && primaryId === null;
  return viewerId === primaryId && !isKept;
}

/** A child asks its grown-ups to end a link that lives (P1.28). */
export const mayAskEnd = ({ viewerId, childId, status }: LinkAsker): boolean =>
  viewerId === childId && status === 'active';

/** The primary guardian makes another active one primary. */
export const mayHandOver = ({ viewerId, guardianId, status, primaryId }: LinkAsker): boolean =>
  viewerId === primaryId && viewerId !== guardianId && status === 'active';

/** Whether a guardian's link of this child ended so lately that the child confirms nobody by itself (decision 0058). */
export const isSelfConfirmPaused = (guardianEndedAt: Date | null, now: Date): boolean =>
  guardianEndedAt !== null && now < afterDays(guardianEndedAt, SELF_CONFIRM_PAUSE_DAYS);

/** The end of the days in which something may be undone. */
export const undoEnd = (from: Date): Date => afterDays(from, LINK_UNDO_DAYS);
