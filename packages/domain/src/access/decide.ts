import type { Role } from '../roles.ts';
import { ACCESS, type AccessRow, type Caller, type ConsentScope, type ProcedureId } from './matrix.ts';

/** The person who asks. Null when signed out. */
export interface Viewer {
  readonly id: string;
  /** Null while a Google account has not chosen a role. */
  readonly role: Role | null;
  readonly isVerified: boolean;
  /** Signed in by the cookie, not by a bearer alone. */
  readonly byCookie: boolean;
  /** Nobody need ask for the password just now, as `isPasswordFresh` has it. */
  readonly isFresh: boolean;
  /** Has to set up a second factor first, as `lacksFactor` has it. */
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

/** The column of the matrix a viewer stands in. A missing role is treated as student (SPEC 6). */
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

const isProcedureId = (id: string): id is ProcedureId => Object.hasOwn(ACCESS, id);

/**
 * Function-level access (SAFETY 3.1 order: session, then role). Default deny: an id without a row is refused.
 * @returns null when the caller may go on to the use case
 */
export function decideAccess(procedureId: string, viewer: Viewer | null): AccessRefusal | null {
  if (!isProcedureId(procedureId)) return viewer === null ? 'unauthenticated' : 'forbidden_role';
  const row: AccessRow = ACCESS[procedureId];
  switch (row.cells[callerOf(viewer)]) {
    case 'U':
      return 'unauthenticated';
    case 'R':
      return 'forbidden_role';
    case 'V':
      // Who waits for both sets up the second factor meanwhile.
      return viewer?.lacksFactor ? 'second_factor_needed' : 'unverified';
    case 'K':
      return 'signed_in';
    case 'yes':
      break;
  }
  if (viewer !== null && viewer.role === null && !row.withoutRole) return 'setup_required';
  if (viewer?.lacksFactor && !row.withoutRole && !row.withoutFactor) return 'second_factor_needed';
  if (viewer !== null && row.cookieOnly && !viewer.byCookie) return 'reauth_required';
  if (viewer !== null && row.fresh && !viewer.isFresh) return 'reauth_required';
  return null;
}

/** The consent a procedure needs, null when none. */
export const consentNeeded = (procedureId: ProcedureId): ConsentScope | null => {
  const row: AccessRow = ACCESS[procedureId];
  return row.consent ?? null;
};

export type ConsentMode = 'operator' | 'required';

/** What the guardians of a child have said, scope by scope. */
export interface ConsentWords {
  /** A yes stands: its giver is verified and still linked, and nobody took it back. */
  readonly standing: ReadonlySet<ConsentScope>;
  /** The latest word is a no, or a yes that ended with its giver's link. */
  readonly withdrawn: ReadonlySet<ConsentScope>;
}
/** For whom nobody has said anything, and for those who need no consent: a teacher who hosts. */
export const NOTHING_SAID: ConsentWords = { standing: new Set(), withdrawn: new Set() };

/**
 * Whether a child may use a consented feature (PRODUCT 1). With `required` a linked, verified adult must have said yes to
 * exactly this scope; with `operator` whoever runs the instance holds the consents. A withdrawal freezes in either mode.
 */
export const consentAllows = (
  mode: ConsentMode,
  scope: ConsentScope | null,
  { standing, withdrawn }: ConsentWords,
): boolean => scope === null || (!withdrawn.has(scope) && (mode === 'operator' || standing.has(scope)));
