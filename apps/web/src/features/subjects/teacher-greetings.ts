import type { SubjectId } from '@noodlenaut/domain';

type Greetings = readonly [string, string, string];

/** Each teacher has its own way of speaking. */
export const TEACHER_GREETINGS = {
  math: [
    'Ahoy, shipmate! One, two, three, we sail!',
    'Ahoy! Which number do we count today?',
    'Full sail! Your next lesson is ready, shipmate.',
  ],
  science: [
    'Hmm, I wonder! Shall we find out?',
    'I wonder what you see. Look closely!',
    'Hmm, a question! Let us test it!',
  ],
  history: [
    'Come closer, dear! I know a true story.',
    'Well, well, dear! Shall we turn the glass?',
    'Once upon a true time... Pick a lesson, dear!',
  ],
  geography: [
    'Hola, explorer! Where do we go today?',
    'Jambo! The map is open. Onward!',
    'Namaste, map friend! Pick a direction.',
  ],
  it: [
    'Bip-bop! Zero, one, two, ready!',
    'Bip! Pick a lesson. Loading fun!',
    'Bip-bop! You are here. Saved!',
  ],
  english: [
    'Dear reader, do come in!',
    'Words are waiting, winking, wanting to play.',
    'Dear reader, which word shall fly today?',
  ],
  chemistry: [
    'Fizz and bubbles, you are here!',
    'Goggles on! What do we mix today?',
    'A pinch of patience, and off we go!',
  ],
  robotics: [
    'Whirr-click! One learner found. Hello!',
    'Sensor report: you are here. Start!',
    'Rule 1: if you are curious, then start!',
  ],
} as const satisfies Record<SubjectId, Greetings>;
