import { PRODUCT } from '../product.ts';

/** Why an account is to be erased: a grown-up asked, nobody used it for long, or no grown-up stands behind it. */
export const ERASE_REASONS = ['asked', 'unused', 'alone'] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];

/** A child's account nobody uses for so long is to be erased, after a notice (security 2.16). */
export const UNUSED_MONTHS = 13;
/** A grown-up's account that sleeps for so long is told so, then erased. */
export const UNUSED_ADULT_MONTHS = 24;
/** How long linked grown-ups have to say that it stays. */
export const UNUSED_NOTICE_DAYS = 30;
/** With CONSENT_MODE=required an account that no grown-up stands behind lives so long (security 2.15). */
export const ALONE_DAYS = 30;
/** What is left at least between the first notice and the end of such an account. */
export const ALONE_NOTICE_DAYS = 7;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail to each linked grown-up of a child whose account nobody uses. */
export function unusedAccountMail(account: { childName: string; eraseAt: Date; familyUrl: string }) {
  const { childName, eraseAt, familyUrl } = account;
  return {
    subject: `${childName}'s account on ${PRODUCT.name} will be erased`,
    text: [
      `Nobody has used ${childName}'s account for more than a year. We keep nothing for ever, so it will be erased on ${DAY.format(eraseAt)}, with all lessons, points and badges.`,
      `It stays if ${childName} signs in before that day, or if you press "Keep the account" here:\n${familyUrl}`,
    ].join('\n\n'),
  };
}

/** The mail to a grown-up who has not signed in for two years. */
export function unusedAdultMail(account: { username: string; eraseAt: Date; loginUrl: string }) {
  const { username, eraseAt, loginUrl } = account;
  return {
    subject: `Your account on ${PRODUCT.name} will be erased`,
    text: [
      `Nobody has signed in as "${username}" for two years. We keep nothing for ever, so the account will be erased on ${DAY.format(eraseAt)}. Children you are linked to keep their accounts.`,
      `It stays if you sign in before that day:\n${loginUrl}`,
    ].join('\n\n'),
  };
}
