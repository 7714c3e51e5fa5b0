import { type Grade, GRADES } from '../grades.ts';

/** Twelve drawn things a four-year-old can name; three of them in order are the password of the youngest (P1.26). */
export const PASSWORD_PICTURES = [
  'automobile',
  'cat',
  'crescent-moon',
  'dog',
  'fish',
  'house',
  'key',
  'red-apple',
  'soccer-ball',
  'star',
  'sunflower',
  'umbrella',
] as const;
export type PasswordPicture = (typeof PASSWORD_PICTURES)[number];
export const PICTURES_CHOSEN = 3;
/** How long a device stays trusted: half a year. */
export const DEVICE_TRUST_S = 180 * 86_400;

const LAST_PICTURE_GRADE = GRADES.indexOf('2nd');
/** Pre-K to 2nd grade sign in with pictures, older children with a password. */
export const signsInWithPictures = (grade: Grade): boolean => GRADES.indexOf(grade) <= LAST_PICTURE_GRADE;

/** The text whose hash is stored. The order of the pictures matters. */
export const pictureSecret = (pictures: readonly PasswordPicture[]): string => pictures.join(' ');

/** Tells the login page that this device has children to show. It holds no secret: the secret is in an HttpOnly cookie. */
export const PICTURES_COOKIE = 'pictures';
