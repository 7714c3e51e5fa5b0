/** Whether a new teacher may begin at once, or needs an invitation or the approval of staff (decision 0064). */
export const TEACHER_REGISTRATIONS = ['open', 'approval'] as const;
export type TeacherRegistration = (typeof TEACHER_REGISTRATIONS)[number];

/** How long an invitation by staff is valid. It is used once. */
export const TEACHER_INVITE_DAYS = 14;

/**
 * How an instance admits teachers. Without a setting, only a demo instance that no other machine can reach, with the demo family,
 * lets anybody begin.
 */
export function teacherRegistration(
  setting: TeacherRegistration | undefined,
  site: { readonly isOutside: boolean; readonly hasDemo: boolean },
): TeacherRegistration {
  if (setting !== undefined) return setting;
  return site.hasDemo && !site.isOutside ? 'open' : 'approval';
}
