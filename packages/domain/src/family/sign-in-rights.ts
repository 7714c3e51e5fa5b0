/** A grown-up who wants to give a child a new way to sign in. */
export interface SignInAsker {
  readonly viewerId: string;
  readonly primaryId: string | null;
  /** The viewer teaches the class that made this account, and the child is in it. */
  readonly isOfMakingClass: boolean;
}

/**
 * Who may reset a child's sign-in or print its card (decision 0061): the primary guardian, or, without a guardian, the class
 * that made the account.
 */
export const mayResetSignIn = ({ viewerId, primaryId, isOfMakingClass }: SignInAsker): boolean =>
  primaryId === null ? isOfMakingClass : viewerId === primaryId;

/** Who helps a pupil that forgot how to sign in, as the class's page says it. */
export const SIGN_IN_HELP = ['class', 'guardian', 'staff'] as const;
export type SignInHelp = (typeof SIGN_IN_HELP)[number];

export function signInHelp(pupil: {
  readonly hasGuardian: boolean;
  readonly isMadeHere: boolean;
}): SignInHelp {
  if (pupil.hasGuardian) return 'guardian';
  return pupil.isMadeHere ? 'class' : 'staff';
}
