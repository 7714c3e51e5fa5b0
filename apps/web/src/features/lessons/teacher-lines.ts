import type { SubjectId } from '@noodlenaut/domain';

type Lines = Readonly<Record<SubjectId, string>>;

/** What each teacher says when a missed question comes back, in its own manner. */
export const SECOND_ROUND_LINES = {
  math: 'One more try, shipmate!',
  science: 'Hmm, let us test it again!',
  history: 'One more try, dear.',
  geography: 'One more try. Onward!',
  it: 'Bip! Undo, and try again!',
  english: 'One more try, dear reader!',
  chemistry: 'One more stir. You can do it!',
  robotics: 'Rule 1: you may try again!',
} as const satisfies Lines;

const FEW = ['', 'One comes', 'Two come', 'Three come', 'Four come', 'Five come', 'Six come'] as const;

/** How many missed questions come back, before the first of them. */
export const comesBackTitle = (count: number): string => `${FEW[count] ?? `${count} come`} back. Ready?`;

/** After a lesson in which everything was right the first time. */
export const CAREFUL_LINES = {
  math: 'You looked, then you counted. Full sail, shipmate!',
  science: 'You looked closely each time. Real research!',
  history: 'You read each clue first, dear. Well, well!',
  geography: 'You looked in every direction. Onward, explorer!',
  it: 'You read each step. Saved! Bip-bop!',
  english: 'You read it all with care, dear reader!',
  chemistry: 'Eyes open, step by step! Fizz and bubbles!',
  robotics: 'Sensor report: you tested each step. Click!',
} as const satisfies Lines;

/** After a lesson in which a missed question was right the second time. */
export const MENDED_LINES = {
  math: 'One try, two tries! You worked it out, shipmate!',
  science: 'You tested it again. Now you know more!',
  history: 'You tried again, dear. That takes heart!',
  geography: 'You turned around and found the way. Onward!',
  it: 'Bug found! You tried again. Bip-bop!',
  english: 'Dear reader, you read it again. Splendid!',
  chemistry: 'A pinch of patience! You tried again.',
  robotics: 'Rule 2: you tried again. It worked. Click!',
} as const satisfies Lines;

/** After any other lesson. */
export const PATIENT_LINES = {
  math: 'You stayed on board to the end, shipmate!',
  science: 'You kept asking to the end. I like that!',
  history: 'You stayed with it to the end, dear.',
  geography: 'You walked the whole way. Onward, explorer!',
  it: 'You ran every step to the end. Bip!',
  english: 'You stayed to the last word, dear reader!',
  chemistry: 'You stirred to the very end. Fizz!',
  robotics: 'Sensor report: you kept going. Whirr-click!',
} as const satisfies Lines;
