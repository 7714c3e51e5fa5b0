import { PRODUCT } from '../product.ts';

/** How long an erasure that was asked for can be undone (P1.54). */
export const UNDO_ERASURE_DAYS = 7;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The mail to a grown-up for whose account somebody signed in as them asked for erasure. */
export const ownErasureMail = (account: { username: string; eraseAt: Date; url: string }) => ({
  subject: `Your account on ${PRODUCT.name} will be erased`,
  text: [
    `The account "${account.username}" will be erased on ${DAY.format(account.eraseAt)}, because you asked for it.`,
    `Until then you can undo it: sign in and press "Keep my account".\n${account.url}`,
    'If it was not you, undo it, then press "Sign out everywhere" and choose a new password.',
  ].join('\n\n'),
});

/** The mail after somebody downloaded the data of a grown-up. */
export const ownExportMail = (account: { username: string; url: string }) => ({
  subject: `Your data on ${PRODUCT.name} was saved to a file`,
  text: [
    `Somebody who knows the password of the account "${account.username}" saved what we keep about it.`,
    `If it was not you, press "Sign out everywhere" and choose a new password:\n${account.url}`,
  ].join('\n\n'),
});
