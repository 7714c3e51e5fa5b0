import {
  AVATARS,
  capital,
  drawnAlias,
  FACE_COLOURS,
  type Alias,
  type Animal,
  type Avatar,
  type FaceColour,
} from './aliases.ts';
import type { Dice } from '../practice/dice.ts';
import type { Quiz } from './quiz.ts';

/** First words of chosen names: none is among those of drawn names, so a chosen and a drawn name are never alike. */
export const FACE_WORDS = [
  'Comet',
  'Rocket',
  'Meteor',
  'Moon',
  'Star',
  'Galaxy',
  'Orbit',
  'Nebula',
  'Aurora',
  'Neptune',
  'Photon',
  'Rover',
  'Pilot',
  'Captain',
  'Explorer',
  'Sky',
  'Sunrise',
  'Sunbeam',
  'Rainbow',
  'Ocean',
  'Forest',
  'River',
  'Island',
  'Lantern',
] as const;
export type FaceWord = (typeof FACE_WORDS)[number];

/** What a child chose to be in games, and keeps (decision 0101): three picks from lists, no text of its own. */
export interface Face {
  readonly animal: Animal;
  readonly colour: FaceColour;
  readonly word: FaceWord;
}
/** How many names are proposed at once. */
export const PROPOSED_WORDS = 6;

export const aliasOfFace = ({ animal, colour, word }: Face): Alias => ({
  name: `${word} ${capital(animal)}`,
  avatar: `${animal}-${colour}`,
});

/** First words to choose from, the chosen one first. */
export function proposedWords(chosen: FaceWord | null, dice: Dice): FaceWord[] {
  const others = dice.shuffle(FACE_WORDS).filter((word) => word !== chosen);
  return [...(chosen === null ? [] : [chosen]), ...others].slice(0, PROPOSED_WORDS);
}

/** The parts of an avatar. @returns the colour's place in `FACE_COLOURS`; null where nobody chose one */
export function avatarParts(avatar: Avatar): { readonly animal: Animal; readonly colour: number | null } {
  const [name, colour] = avatar.split('-');
  const place = FACE_COLOURS.findIndex((one) => one === colour);
  return { animal: AVATARS.find((one) => one === name) ?? AVATARS[0], colour: place < 0 ? null : place };
}

/** The alias of a seat: what its player has chosen, else a drawn one. */
export const aliasOf = ({ settings, faces }: Pick<Quiz, 'settings' | 'faces'>, seat: number): Alias =>
  faces.get(seat) ?? drawnAlias(settings.seed, seat);
