import type { SignedInContext } from '../context.ts';

type Account = Awaited<ReturnType<SignedInContext['store']['dashboard']['rows']>>[number];

/** A child's account as a grown-up gets it: only what a screen of theirs shows (security 2.16). */
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
