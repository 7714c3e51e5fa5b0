import { ROLES } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';

const LABELS = {
  student: 'Student',
  tutor: 'Tutor',
  teacher: 'Teacher',
  parent: 'Parent',
} as const satisfies Record<Role, string>;

/** The four roles as people read them (S2.159). */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: LABELS[role] }));
export const parseRole = (text: string): Role => ROLES.find((role) => role === text) ?? 'student';
