/** Nothing above these four exists on the web (P1.01). */
export const ROLES = ['student', 'tutor', 'teacher', 'parent'] as const;
export type Role = (typeof ROLES)[number];

/** Adults: their passwords are held to the common list and their accounts to the shorter idle time. */
export const ADULT_ROLES: readonly Role[] = ['tutor', 'teacher', 'parent'];
export const isAdult = (role: Role | null): boolean => role !== null && ADULT_ROLES.includes(role);

/** The route a finished profile setup leads to (S4.40 to S4.42). */
export const HOME_AFTER_SETUP = {
  student: '/',
  tutor: '/tutor-dashboard',
  teacher: '/teacher',
  parent: '/teacher',
} as const satisfies Record<Role, string>;
