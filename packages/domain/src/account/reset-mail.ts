import { PRODUCT } from '../product.ts';

/** How long a mailed link to choose a new password is valid (P2.18). */
export const RESET_MINUTES = 60;

/** The mail with the link to choose a new password. */
export const resetMail = ({ username, url }: { username: string; url: string }) => ({
  subject: `Choose a new password for ${PRODUCT.name}`,
  text: [
    `Someone asked for a new password for the account "${username}".`,
    `Open this link within ${RESET_MINUTES} minutes to choose one:`,
    url,
    'If it was not you, do nothing. Your password stays as it is.',
  ].join('\n\n'),
});
