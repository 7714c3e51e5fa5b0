import type { Role } from '../roles.ts';

/** Whether teachers and tutors may choose to type a code at sign-in, or have to (decision 0073). */
export const SECOND_FACTOR_SETTINGS = ['optional', 'required'] as const;
export type SecondFactorSetting = (typeof SECOND_FACTOR_SETTINGS)[number];

/** What an app shows: so many digits, another number every so many seconds (RFC 6238). */
export const APP_CODE_DIGITS = 6;
export const APP_CODE_S = 30;

/** They get to see children who are not their own. */
const HELD: ReadonlySet<Role | null> = new Set<Role | null>(['teacher', 'tutor']);
/** Whether a role needs a second factor where this is the setting. */
export const isFactorRequired = (setting: SecondFactorSetting, role: Role | null): boolean =>
  setting === 'required' && HELD.has(role);

interface SignInFacts {
  readonly role: Role | null;
  /** Google opened this session, and looks after a second factor of its own. */
  readonly byGoogle: boolean;
  readonly hasSecondFactor: boolean;
}

/** Whether this session waits until its person has set up a second factor: looked at anew with every request. */
export const lacksFactor = (setting: SecondFactorSetting, facts: SignInFacts): boolean =>
  isFactorRequired(setting, facts.role) && !facts.byGoogle && !facts.hasSecondFactor;
