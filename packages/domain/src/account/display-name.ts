/** Default name (S2.054). */
export const DEFAULT_NAME = 'Student';

/** The name on greetings: the first name, else the account's name, else 'Student' (S2.053). */
export function displayName(account: {
  readonly firstName: string | null;
  readonly name: string | null;
}): string {
  return account.firstName?.trim() || account.name?.trim() || DEFAULT_NAME;
}
