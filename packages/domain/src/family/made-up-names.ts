import { drawnAlias, AVATARS } from '../quiz/aliases.ts';
import { PASSWORD_PICTURES, type PasswordPicture, PICTURES_CHOSEN } from './picture-password.ts';

type Roll = (sides: number) => number;

/**
 * A username for a child whose account a grown-up makes: nothing of the child is in it (security 2.5: harmless made-up
 * names), `quick-otter-4821`. The database decides whether it is free.
 * @param roll `roll(n)` gives a whole number 0..n-1
 */
export const madeUpUsername = (roll: Roll): string =>
  `${drawnAlias(roll(2 ** 31), 1)
    .name.toLowerCase()
    .replace(' ', '-')}-${1000 + roll(9000)}`;

/** A password of at least 10 characters that an eight-year-old can copy from a card: `otter-tiger-482`. */
export function madeUpPassword(roll: Roll): string {
  const first = roll(AVATARS.length);
  const second = (first + 1 + roll(AVATARS.length - 1)) % AVATARS.length;
  return `${AVATARS[first] ?? 'fox'}-${AVATARS[second] ?? 'owl'}-${100 + roll(900)}`;
}

/** Three different pictures for a child whose account a teacher makes (P1.26). */
export function madeUpPictures(roll: Roll): PasswordPicture[] {
  const left = [...PASSWORD_PICTURES];
  return Array.from({ length: PICTURES_CHOSEN }, () => left.splice(roll(left.length), 1)).flat();
}
