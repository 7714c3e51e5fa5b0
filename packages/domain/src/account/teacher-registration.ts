/** Whether whoever registers as a teacher may begin at once, or waits for staff's yes or an invitation (decision 0064). */
export const TEACHER_REGISTRATIONS = ['open', 'approval'] as const;
export type TeacherRegistration = (typeof TEACHER_REGISTRATIONS)[number];

/** An invitation by staff lives so long and is used once. */
export const TEACHER_INVITE_DAYS = 14;

/**
 * How an instance takes teachers in: as it is set; unset, only one that is shown around where nobody else comes in, with the demo family,
 * lets anybody begin.
 */
export function teacherRegistration(
  setting: TeacherRegistration | undefined,
  site: { readonly isOutside: boolean; readonly hasDemo: boolean },
): TeacherRegistration {
  if (setting !== undefined) return setting;
  return site.hasDemo && !site.isOutside ? 'open' : 'approval';
}
