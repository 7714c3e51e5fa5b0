import { seededDice } from '../practice/dice.ts';

/**
 * Names that children carry in a game instead of their own (P1.51, P4.10): read one by one; no word that teases, none that
 * sounds like another child's body, family or faith. The animal is also the picture.
 */
const QUALITIES = [
  'Brave',
  'Bright',
  'Calm',
  'Cheerful',
  'Clever',
  'Cosmic',
  'Cozy',
  'Curious',
  'Daring',
  'Eager',
  'Early',
  'Fair',
  'Gentle',
  'Glad',
  'Golden',
  'Happy',
  'Helpful',
  'Honest',
  'Jolly',
  'Kind',
  'Lively',
  'Lucky',
  'Lunar',
  'Mellow',
  'Merry',
  'Mighty',
  'Nimble',
  'Noble',
  'Patient',
  'Playful',
  'Polite',
  'Proud',
  'Quick',
  'Quiet',
  'Ready',
  'Silver',
  'Solar',
  'Speedy',
  'Starry',
  'Steady',
  'Sunny',
  'Super',
  'Swift',
  'Thoughtful',
  'Tidy',
  'Trusty',
  'Upbeat',
  'Warm',
  'Wise',
  'Zippy',
] as const;

/** Names of drawings in packages/ui/src/things. */
export const AVATARS = [
  'badger',
  'bear',
  'beaver',
  'bird',
  'butterfly',
  'camel',
  'cat',
  'chipmunk',
  'crab',
  'cricket',
  'deer',
  'dog',
  'duck',
  'eagle',
  'elephant',
  'flamingo',
  'fox',
  'frog',
  'giraffe',
  'goat',
  'hamster',
  'hedgehog',
  'honeybee',
  'horse',
  'kangaroo',
  'lion',
  'lizard',
  'monkey',
  'mouse',
  'octopus',
  'otter',
  'owl',
  'panda',
  'parrot',
  'peacock',
  'penguin',
  'rabbit',
  'seal',
  'tiger',
  'turtle',
] as const;
export type Animal = (typeof AVATARS)[number];
/** Colours of the ring around an animal, in their order. */
export const FACE_COLOURS = ['sky', 'sun', 'mint', 'berry', 'tomato', 'space'] as const;
export type FaceColour = (typeof FACE_COLOURS)[number];
/** An animal, and a colour where a child has chosen its face (decision 0101); without one the seat gives the colour. */
export type Avatar = Animal | `${Animal}-${FaceColour}`;

export interface Alias {
  readonly name: string;
  readonly avatar: Avatar;
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Deck {
  readonly avatars: readonly Animal[];
  readonly qualities: readonly (typeof QUALITIES)[number][];
}
/** A cache of shuffled decks by seed: an alias is in every message, and shuffling costs more than sending. */
const decks = new Map<number, Deck>();
const MOST_DECKS = 4096;

function deckOf(seed: number): Deck {
  const known = decks.get(seed);
  if (known) return known;
  const dice = seededDice(seed);
  const deck = { avatars: dice.shuffle(AVATARS), qualities: dice.shuffle(QUALITIES) };
  if (decks.size >= MOST_DECKS) decks.clear();
  decks.set(seed, deck);
  return deck;
}

/**
 * The alias of a seat whose player has chosen no face: the same for the whole game, another one in the next, and no two alike among 2,000 seats.
 * Neighbours differ in their animal as long as there are animals.
 */
export function drawnAlias(seed: number, seat: number): Alias {
  const { avatars, qualities } = deckOf(seed);
  const at = (seat - 1) % (AVATARS.length * QUALITIES.length);
  const row = Math.floor(at / AVATARS.length);
  const avatar = avatars[at % AVATARS.length] ?? AVATARS[0];
  const quality = qualities[(row + (at % AVATARS.length)) % QUALITIES.length] ?? QUALITIES[0];
  return { name: `${quality} ${capital(avatar)}`, avatar };
}
