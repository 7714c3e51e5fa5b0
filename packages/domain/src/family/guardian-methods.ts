/**
 * How staff make sure that a grown-up is a child's parent or guardian: the methods of 16 CFR § 312.5(b)(2) that ask for a
 * person or a document. Asking what only the parent knows, and a mail or text answered twice, are not among them (security 2.15).
 */
export const GUARDIAN_METHODS = [
  'signed-form',
  'payment',
  'phone',
  'video',
  'government-id',
  'photo-match',
] as const;
export type GuardianMethod = (typeof GUARDIAN_METHODS)[number];

export const isGuardianMethod = (text: string): text is GuardianMethod =>
  GUARDIAN_METHODS.some((method) => method === text);
