import type { Role } from '../roles.ts';
import type { Caller, ConsentScope, Policy } from './policy.ts';

/** The person who asks. Null when signed out. */
export interface Viewer {
  readonly id: string;
  /** Null while a Google account has not chosen a role. */
  readonly role: Role | null;
  readonly isVerified: boolean;
  /** Signed in by the cookie, not by a bearer alone. */
  readonly byCookie: boolean;
  /** The password was entered recently, see `isPasswordFresh`. */
  readonly isFresh: boolean;
  /** Has to set up a second factor first, see `lacksFactor`. */
  readonly lacksFactor: boolean;
}

export type AccessRefusal =
  | 'unauthenticated'
  | 'forbidden_role'
  | 'unverified'
  | 'signed_in'
  | 'second_factor_needed'
  | 'reauth_required'
  | 'setup_required';

/** The kind of caller that a viewer is. A missing role is treated as student (S2.034). */
export function callerOf(viewer: Viewer | null): Caller {
  if (viewer === null) return 'anonymous';
  switch (viewer.role) {
    case 'tutor':
      return viewer.isVerified ? 'tutor' : 'unverifiedTutor';
    case 'teacher':
      return viewer.isVerified ? 'teacher' : 'unverifiedTeacher';
    case 'parent':
      return viewer.role;
    default:
      return 'student';
  }
}

/** The refusal that a policy gives to a kind of caller; null when it may make the call. */
export function roleRefusal({ who }: Pick<Policy, 'who'>, caller: Caller): AccessRefusal | null {
  if (who.includes(caller)) return null;
  if (caller === 'anonymous') return 'unauthenticated';
  if (who.every((one) => one === 'anonymous')) return 'signed_in';
  if (caller === 'unverifiedTutor' && who.includes('tutor')) return 'unverified';
  if (caller === 'unverifiedTeacher' && who.includes('teacher')) return 'unverified';
  return 'forbidden_role';
}

/** Whether a policy is open to viewers who have not chosen a role. */
export const isOpenWithoutRole = ({ who, withoutRole }: Policy): boolean =>
  withoutRole === true || who.includes('anonymous');

/**
 * Decides whether a viewer may make a call: first the session, then the role, then what the session still lacks.
 * @returns null when the caller may go on to the use case
 */
export function decideAccess(policy: Policy, viewer: Viewer | null): AccessRefusal | null {
  const refusal = roleRefusal(policy, callerOf(viewer));
  // An unverified viewer who also lacks the second factor may set it up while waiting.
  if (refusal === 'unverified' && viewer?.lacksFactor) return 'second_factor_needed';
  if (refusal !== null || viewer === null) return refusal;
  const isOpen = isOpenWithoutRole(policy);
  if (viewer.role === null && !isOpen) return 'setup_required';
  if (viewer.lacksFactor && !isOpen && !policy.withoutFactor) return 'second_factor_needed';
  if (policy.cookieOnly && !viewer.byCookie) return 'reauth_required';
  if (policy.fresh && !viewer.isFresh) return 'reauth_required';
  return null;
}

export type ConsentMode = 'operator' | 'required';

/** What the guardians of a child have said, scope by scope. */
export interface ConsentWords {
  /** A yes stands: its giver is verified and still linked, and nobody took it back. */
  readonly standing: ReadonlySet<ConsentScope>;
  /** The latest word is a no, or a yes that ended with its giver's link. */
  readonly withdrawn: ReadonlySet<ConsentScope>;
}
/** No consent and no withdrawal: for children without an answer, and for viewers who need none, such as a teacher who hosts. */
export const NOTHING_SAID: ConsentWords = { standing: new Set(), withdrawn: new Set() };

/**
 * Whether a child may use a consented feature (P1.50). With `required` a linked, verified adult must have said yes to
 * exactly this scope; with `operator` the operator of the instance holds the consents. A withdrawal counts in both modes.
 */
export const consentAllows = (
  mode: ConsentMode,
  scope: ConsentScope | null,
  { standing, withdrawn }: ConsentWords,
): boolean => scope === null || (!withdrawn.has(scope) && (mode === 'operator' || standing.has(scope)));
