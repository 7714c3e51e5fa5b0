import type { Role } from '../roles.ts';

/** Whether teachers and tutors may choose to type a code at sign-in, or have to (decision 0073). */
export const SECOND_FACTOR_SETTINGS = ['optional', 'required'] as const;
export type SecondFactorSetting = (typeof SECOND_FACTOR_SETTINGS)[number];

/** The number of digits of a code, and how many seconds each is shown (RFC 6238). */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_S = 30;

/** Roles that see children of other families. */
const HELD: ReadonlySet<Role | null> = new Set<Role | null>(['teacher', 'tutor']);
/** Whether a role needs a second factor with this setting. */
export const isFactorRequired = (setting: SecondFactorSetting, role: Role | null): boolean =>
  setting === 'required' && HELD.has(role);

interface SignInFacts {
  readonly role: Role | null;
  /** Google opened this session, and has its own second factor. */
  readonly byGoogle: boolean;
  readonly hasSecondFactor: boolean;
}

/** Whether this session must set up a second factor first. It is checked with every request. */
export const lacksFactor = (setting: SecondFactorSetting, facts: SignInFacts): boolean =>
  isFactorRequired(setting, facts.role) && !facts.byGoogle && !facts.hasSecondFactor;
