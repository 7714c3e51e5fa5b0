/** Function-level callers: signed out, student (or role still empty), tutor, teacher, each also unverified, parent. */
export const CALLERS = [
  'anonymous',
  'student',
  'tutor',
  'unverifiedTutor',
  'teacher',
  'unverifiedTeacher',
  'parent',
] as const;
export type Caller = (typeof CALLERS)[number];
export type SignedInCaller = Exclude<Caller, 'anonymous'>;

/** Everybody, signed in or not. */
export const ANYONE = CALLERS;
/** Who is signed in is told so. */
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

/** Whose things the use case may touch once the caller is let in. */
export type ObjectRule = 'public' | 'self' | 'learner' | 'participant' | 'room';

/** Consents that CONSENT_MODE=required asks for (P1.43). */
export const CONSENT_SCOPES = ['chat', 'multiplayer', 'tutoring'] as const;
/** The version of the texts a guardian says yes to; a new text gets a new number. */
export const CONSENT_TEXT_VERSION = '1';
export type ConsentScope = (typeof CONSENT_SCOPES)[number];

/** Who may make a call; stands in the definition of the call, in its router. */
export interface Policy {
  /** A tutor or teacher who is being checked is let in only where named; else refused as unverified. */
  readonly who: readonly Caller[];
  /** The use case shows only what this allows. */
  readonly whose: ObjectRule;
  readonly consent?: ConsentScope;
  /** Works while the caller's role is still empty; all else waits for the profile setup. What is open to the signed out does. */
  readonly withoutRole?: true;
  /** Open to who still has to set up a second factor; all else that a role is needed for waits. */
  readonly withoutFactor?: true;
  /** A bearer alone is not enough. */
  readonly cookieOnly?: true;
  /** And the password within the last minutes, as `isPasswordFresh` has it. */
  readonly fresh?: true;
}
