import { PRODUCT } from '../product.ts';

/** How long a link to confirm an address is valid. */
export const ADDRESS_LINK_HOURS = 24;

/** The mail that asks the owner of a new address to confirm it. */
export const confirmAddressMail = ({ username, url }: { username: string; url: string }) => ({
  subject: `Is this your address? Confirm it for ${PRODUCT.name}`,
  text: [
    `Somebody gave this address for the account "${username}" on ${PRODUCT.name}.`,
    `If it was you, open this link within ${ADDRESS_LINK_HOURS} hours and say yes:\n${url}`,
    'Only then do we send letters about your children here. If it was not you, do nothing.',
  ].join('\n\n'),
});

/** The mail to the former address of an account. */
export const addressChangingMail = ({ username, url }: { username: string; url: string }) => ({
  subject: `Your address on ${PRODUCT.name} is about to change`,
  text: [
    `Somebody asked to give the account "${username}" another e-mail address.`,
    `If it was you, there is nothing to do here: this address counts until the new one is confirmed.`,
    `If it was not you, sign in, press "Sign out everywhere" and choose a new password:\n${url}`,
  ].join('\n\n'),
});

/** The mail to a confirmed address after a recovery code was used. */
export const recoveryUsedMail = ({ username, url }: { username: string; url: string }) => ({
  subject: `A recovery code was used on ${PRODUCT.name}`,
  text: [
    `Somebody chose a new password for the account "${username}" with one of its recovery codes. Every device was signed out.`,
    `If it was not you, choose another password now:\n${url}`,
  ].join('\n\n'),
});
