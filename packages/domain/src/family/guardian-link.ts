import { afterDays } from '../day.ts';
/** The most grown-ups that a child may have, waiting ones included (P1.27). */
export const GUARDIANS_MAX = 10;
/** How long a change of a child's grown-ups can be undone (decision 0059). */
export const LINK_UNDO_DAYS = 7;
/** How long after the end of a link a child cannot confirm a new link alone (decision 0058). */
export const SELF_CONFIRM_PAUSE_DAYS = 14;

/** The primary guardian decides for a child: the first one, or the one to whom it was handed over. */
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
  /** Its guardian handed over lately and may still take that back. Until then nobody else ends this link. */
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

/** Who may end or decline a link: its grown-up, and everybody who could confirm it. A child cannot end an active link (P1.28). */
export function mayEndLink(asker: LinkAsker): boolean {
  const { viewerId, childId, guardianId, status, primaryId, isKept } = asker;
  if (viewerId === guardianId) return true;
  if (viewerId === childId) return status === 'pending' && primaryId === null;
  return viewerId === primaryId && !isKept;
}

/** Whether a child may ask its grown-ups to end an active link (P1.28). */
export const mayAskEnd = ({ viewerId, childId, status }: LinkAsker): boolean =>
  viewerId === childId && status === 'active';

/** Whether the viewer may make another active guardian the primary one. */
export const mayHandOver = ({ viewerId, guardianId, status, primaryId }: LinkAsker): boolean =>
  viewerId === primaryId && viewerId !== guardianId && status === 'active';

/** Whether a link of this child ended so recently that the child cannot confirm a new one alone (decision 0058). */
export const isSelfConfirmPaused = (guardianEndedAt: Date | null, now: Date): boolean =>
  guardianEndedAt !== null && now < afterDays(guardianEndedAt, SELF_CONFIRM_PAUSE_DAYS);

/** The last moment at which a change of this moment may be undone. */
export const undoEnd = (from: Date): Date => afterDays(from, LINK_UNDO_DAYS);
