import type { Role } from '@noodlenaut/domain';
import type { Inputs, User } from '../../lib/api/replies.ts';

export interface SetupValues extends Record<string, unknown> {
  role: Role | '';
  firstName: string;
  lastName: string;
  phone: string;
  grade: string;
  specialties: string[];
  bio: string;
  hourlyRateDollars: string;
  schoolName: string;
  linkedStudents: string[];
}

/** Choosing a role clears all of these (S2.168). */
export const NO_ROLE_FIELDS = {
  grade: '',
  specialties: [],
  bio: '',
  hourlyRateDollars: '',
  schoolName: '',
  linkedStudents: [],
} satisfies Partial<SetupValues>;

export const setupValuesOf = (user: User): SetupValues => ({
  ...NO_ROLE_FIELDS,
  role: user.role,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  phone: user.phone ?? '',
  grade: user.grade ?? '',
  specialties: [...user.specialties],
  bio: user.bio ?? '',
  hourlyRateDollars: user.hourlyRate === null ? '' : (user.hourlyRate / 100).toFixed(2),
  schoolName: user.schoolName ?? '',
  linkedStudents: [...user.linkedStudents],
});

const given = (text: string) => (text.trim() === '' ? undefined : text.trim());
const listed = (texts: string[]) => (texts.length === 0 ? undefined : texts);

/** What goes over the wire (S5.20, S5.21): only the role's own fields, the rate in cents and only for tutors. */
export function toSetupRequest(values: SetupValues): Inputs['account']['setupProfile'] {
  const { role, firstName, lastName } = values;
  if (role === '') throw new Error('The form was not checked');
  const dollars = given(values.hourlyRateDollars);
  const own = {
    student: { grade: given(values.grade)?.toLowerCase() },
    tutor: {
      specialties: listed(values.specialties),
      bio: given(values.bio),
      hourlyRate: dollars === undefined ? undefined : Math.round(Number(dollars) * 100),
    },
    teacher: { schoolName: given(values.schoolName) },
    parent: { linkedStudents: listed(values.linkedStudents) },
  }[role];
  const fields = { phone: given(values.phone), ...own };
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { role, firstName: firstName.trim(), lastName: lastName.trim(), ...sent };
}

/** The dollars' own rule; the wire knows only cents. */
export function rateProblem({ role, hourlyRateDollars }: SetupValues): Record<string, string> {
  const dollars = Number(hourlyRateDollars);
  const isFine = role !== 'tutor' || (Number.isFinite(dollars) && dollars >= 0 && dollars <= 10_000);
  return isFine ? {} : { hourlyRateDollars: 'Please enter a number from 0 to 10000' };
}
