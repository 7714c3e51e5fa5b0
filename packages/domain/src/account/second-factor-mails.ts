import { PRODUCT } from '../product.ts';

/** The mail to a confirmed address after two-step sign-in was switched on or off. */
export const secondFactorMail = (about: { username: string; isOn: boolean; url: string }) => {
  const now = about.isOn ? 'on' : 'off';
  const means = about.isOn
    ? 'From now on a code of your app is asked for after your password. Other devices were signed out.'
    : 'From now on your password alone signs you in.';
  return {
    subject: `Two-step sign-in is ${now} on ${PRODUCT.name}`,
    text: [
      `Two-step sign-in of the account "${about.username}" was switched ${now}. ${means}`,
      `If it was not you, choose another password now:\n${about.url}`,
    ].join('\n\n'),
  };
};
