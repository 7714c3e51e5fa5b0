/** All callers: signed out, student (or role still empty), tutor, teacher, each also unverified, parent. */
export const ANYONE = [
  'anonymous',
  'student',
  'tutor',
  'unverifiedTutor',
  'teacher',
  'unverifiedTeacher',
  'parent',
] as const;
export type Caller = (typeof ANYONE)[number];
export type SignedInCaller = Exclude<Caller, 'anonymous'>;

/** A refusal for people who are signed in. */
export const SIGNED_OUT = ['anonymous'] as const;
export const SIGNED_IN = [
  'student',
  'tutor',
  'unverifiedTutor',
  'teacher',
  'unverifiedTeacher',
  'parent',
] as const;
export const GROWN_UPS = ['tutor', 'unverifiedTutor', 'teacher', 'unverifiedTeacher', 'parent'] as const;
/** For what children must not do, whether signed in or not yet known. */
export const GROWN_UPS_AND_VISITORS = ['anonymous', ...GROWN_UPS] as const;

/** Whose data the use case may touch. */
export type ObjectRule = 'public' | 'self' | 'learner' | 'participant' | 'room';

/** Consents that CONSENT_MODE=required asks for (P1.43). */
export const CONSENT_SCOPES = ['chat', 'multiplayer', 'tutoring'] as const;
/** The version of the consent texts. A new text gets a new number. */
export const CONSENT_TEXT_VERSION = '2';
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

/** Who may make a call. It is part of the definition of the call in its router. */
export interface Policy {
  /** An unverified tutor or teacher may call only if listed here; else the refusal is `unverified`. */
  readonly who: readonly Caller[];
  /** The use case shows only this data. */
  readonly whose: ObjectRule;
  readonly consent?: ConsentScope;
  /**
   * Allowed while the caller's role is still empty. Other calls wait for the profile setup, unless signed-out visitors may make
   * them.
   */
  readonly withoutRole?: true;
  /** Allowed for callers who still have to set up a second factor. Other calls that need a role wait. */
  readonly withoutFactor?: true;
  /** A bearer alone is not enough. */
  readonly cookieOnly?: true;
  /** The password must have been entered in the last minutes, see `isPasswordFresh`. */
  readonly fresh?: true;
}
