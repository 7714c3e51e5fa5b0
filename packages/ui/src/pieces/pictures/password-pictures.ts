import type { PasswordPicture } from '@noodlenaut/domain';

// Only these twelve of the hundreds of things, so that a sign-in carries no map of all.
const FILES = import.meta.glob<string>(
  [
    '../../things/{automobile,cat,crescent-moon,dog,fish,house}.svg',
    '../../things/{key,red-apple,soccer-ball,star,sunflower,umbrella}.svg',
  ],
  { query: '?no-inline', import: 'default', eager: true },
);

/** What a child calls each picture, as it is also spoken. */
const NAMES: Readonly<Record<PasswordPicture, string>> = {
  automobile: 'Car',
  cat: 'Cat',
  'crescent-moon': 'Moon',
  dog: 'Dog',
  fish: 'Fish',
  house: 'House',
  key: 'Key',
  'red-apple': 'Apple',
  'soccer-ball': 'Ball',
  star: 'Star',
  sunflower: 'Flower',
  umbrella: 'Umbrella',
};

/** Name and drawing of one of the twelve pictures. */
export const passwordPicture = (picture: PasswordPicture) => ({
  name: NAMES[picture],
  src: FILES[`../../things/${picture}.svg`] ?? '',
});
