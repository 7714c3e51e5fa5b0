import type { Role } from '../roles.ts';

/** What of an account says whether staff have looked at the person. */
export interface Verification {
  readonly role: Role | null;
  readonly isVerified: boolean;
  /** Until when a tutor's verification counts. Nothing for other roles. */
  readonly verificationExpires: Date | null;
}

/** Whether a verification counts at a moment: a tutor's ends, a teacher's does not (P1.10, security 2.13). */
export const isVerifiedAt = ({ role, isVerified, verificationExpires }: Verification, now: Date): boolean =>
  isVerified && (role !== 'tutor' || (verificationExpires !== null && now < verificationExpires));

/** What staff look at before they verify a tutor; all of it is wanted (P1.02, security 2.13). */
export const TUTOR_CHECKS = ['identity', 'background', 'references'] as const;
