/** Default name (S2.054). */
export const DEFAULT_NAME = 'Student';
/** Of a teacher who gave no name. */
export const NAMELESS_TEACHER = 'A teacher';

interface Named {
  readonly firstName: string | null;
  readonly name: string | null;
}

/** The first name, else the account's name, else what is given: of a grown-up, who is no student. */
export const nameOr = ({ firstName, name }: Named, otherwise: string): string =>
  firstName?.trim() || name?.trim() || otherwise;

/** The name on greetings: the first name, else the account's name, else 'Student' (S2.053). */
export const displayName = (account: Named): string => nameOr(account, DEFAULT_NAME);
