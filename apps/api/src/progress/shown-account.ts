import type { SignedInContext } from '../context.ts';

type Account = Awaited<ReturnType<SignedInContext['store']['dashboard']['rows']>>[number];

/** A child's account as its dashboard shows it to a grown-up: nothing that stands on no screen of theirs (security 2.16). */
export const shownAccount = (account: Account) => ({
  ...account,
  role: account.role ?? ('' as const),
  username: '',
  email: null,
  phone: null,
  lastName: null,
  name: null,
  bio: null,
  schoolName: null,
  hourlyRate: null,
  availability: null,
  linkedStudents: [],
  preferences: {},
  lastLogin: null,
});
