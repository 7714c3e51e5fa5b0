import { PRODUCT } from '../product.ts';

/** Why an account is to be erased: a grown-up asked, nobody used it for long, or no grown-up stands behind it. */
export const ERASE_REASONS = ['asked', 'unused', 'alone'] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];

/** After this time without use a child's account is erased, with a notice before (security 2.16). */
export const UNUSED_MONTHS = 13;
/** After this time without use a grown-up's account is erased, with a notice before. */
export const UNUSED_ADULT_MONTHS = 24;
/** How long grown-ups can keep the account after the notice. */
export const UNUSED_NOTICE_DAYS = 30;
/** How long a child's account without a grown-up lives with CONSENT_MODE=required (security 2.15). */
export const ALONE_DAYS = 30;
/** The shortest time between the first notice and the end of such an account. */
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
