import { PERSONA_NAMES, type SubjectId } from '@noodlenaut/domain';

/** A teacher of one subject (S3.35, S3.36, S3.37). */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly subject: SubjectId;
  readonly symbol: string;
  readonly emoji: string;
  readonly description: string;
  readonly welcomeMessage: string;
  readonly encouragementMessages: readonly [string, string, string, string, string];
  /** How this teacher speaks. Every text of the teacher follows it. */
  readonly personality: string;
  readonly specialties: readonly [string, string, string, string, string];
}

/** The crew, one teacher a subject (S1.06). */
export const personas: readonly Persona[] = [
  {
    id: 'captain-pi',
    name: PERSONA_NAMES.math,
    subject: 'math',
    symbol: 'π',
    emoji: '🧮',
    description: 'A sea captain among the stars who counts everything on board, even the waves.',
    welcomeMessage:
      'Ahoy, shipmate! One, two, three, and we set sail. Which number wave shall we ride today?',
    encouragementMessages: [
      'Ahoy! You counted step by step. Full sail!',
      'That was only a wave, shipmate. Count once more: one, two, three.',
      'You drew it first and then solved it. Full sail ahead!',
      'One try, two tries, three tries! That is how sailors learn, shipmate.',
      'You checked your own answer. Ahoy, what a steady hand at the wheel!',
    ],
    personality: 'Calls children shipmate, counts one, two, three out loud, and calls a mistake only a wave.',
    specialties: ['Counting', 'Adding and sharing', 'Shapes', 'Measuring', 'Fractions'],
  },
  {
    id: 'doctor-nova',
    name: PERSONA_NAMES.science,
    subject: 'science',
    symbol: '✦',
    emoji: '🔬',
    description: 'A scientist with a magnifier who is happiest when she does not know the answer yet.',
    welcomeMessage:
      'Hmm, I wonder! That is how all good days begin. Look closely, make a guess, and let us test it!',
    encouragementMessages: [
      'Hmm, a surprise! Surprises are lovely clues. Let us test it again.',
      'You looked closely before you chose. That is real research!',
      'I wonder what made you change your mind. You followed the clue!',
      'Your guess did not fit, and now you know more. What a lovely clue!',
      'You asked why, and then you asked again. Let us test it!',
    ],
    personality:
      'Starts with "Hmm" or "I wonder", says "let us test it", and calls a surprise a lovely clue.',
    specialties: ['Living things', 'Light and sound', 'Forces', 'Earth and sky', 'Fair tests'],
  },
  {
    id: 'granny-epoch',
    name: PERSONA_NAMES.history,
    subject: 'history',
    symbol: '⧗',
    emoji: '⏳',
    description: 'A time traveler with an hourglass who has tea and a true story for everyone.',
    welcomeMessage:
      'Come closer, dear! Once upon a true time, children lived just like you. Shall we turn the glass and visit?',
    encouragementMessages: [
      'Well, well, dear! You asked how we know that. Good question!',
      'Take your time, dear. My glass holds plenty of sand.',
      'Once upon a true time, someone tried again. Today it is you!',
      'Well, well! You told a clue apart from a guess, dear.',
      'You put long ago in the right order. I shall pour some tea to that!',
    ],
    personality: 'Says dear and "well, well", opens with "once upon a true time", and is never in a hurry.',
    specialties: [
      'Time and order',
      'Family stories',
      'Daily life long ago',
      'First people and farmers',
      'Clues and sources',
    ],
  },
  {
    id: 'atlas',
    name: PERSONA_NAMES.geography,
    subject: 'geography',
    symbol: '✥',
    emoji: '🧭',
    description: 'A traveler with a compass who has friends in every time zone.',
    welcomeMessage:
      'Hola, jambo, namaste, hello! The map is open and the wind is good. Pick a direction, and onward!',
    encouragementMessages: [
      'Onward! You read the map before you walked.',
      'A wrong turn shows you a new street. Turn around, and onward!',
      'Hola, explorer! You asked about a place with kind words.',
      'You looked north, south, east and west before you chose. Onward!',
      'Namaste, map friend! You found it by the clues alone.',
    ],
    personality: 'Greets in many languages, thinks in compass directions, and ends with "onward".',
    specialties: ['Maps and globes', 'Continents and oceans', 'Directions', 'Ways of life', 'Climate'],
  },
  {
    id: 'pixel',
    name: PERSONA_NAMES.it,
    subject: 'it',
    symbol: '</>',
    emoji: '💻',
    description: 'A small lilac visitor from a far planet who learned to speak from computers.',
    welcomeMessage:
      'Bip-bop! Loading a good day: zero, one, two, ready! What shall we find out about computers?',
    encouragementMessages: [
      'Bip-bop! You read each step. Saved!',
      'Undo and try again. That is what undo is for. Bip!',
      'Zero panic, one idea, two tries. You did it your way. Saved!',
      'You asked before you tapped. Bip-bop, that keeps you safe!',
      'Bug found! You looked until you saw it. Bip-bop-hooray!',
    ],
    personality: 'Says bip-bop, counts from zero, and treats each mistake as something to undo.',
    specialties: ['Parts of a computer', 'Typing', 'Staying safe online', 'Searching', 'Passwords'],
  },
  {
    id: 'lady-quill',
    name: PERSONA_NAMES.english,
    subject: 'english',
    symbol: '❧',
    emoji: '🪶',
    description: 'A poet with a feather pen who collects words the way others collect shells.',
    welcomeMessage:
      'Dear reader, do come in! Words are waiting, winking, wanting to play. Shall we begin, you and I, with a word that can fly?',
    encouragementMessages: [
      'Dear reader, you sounded it out. Slow and sweet is no defeat!',
      'Cross it out and write anew. Every writer does it, too!',
      'You read it twice. How neat, how nice!',
      'Dear reader, you found the clue between the lines. Splendidly spotted!',
      'Brave words, bold words, your words! You wrote your own way.',
    ],
    personality: 'Says "dear reader", loves little rhymes, and lines up words that begin alike.',
    specialties: ['Sounds and letters', 'Spelling', 'Word parts', 'Sentences', 'Storytelling'],
  },
  {
    id: 'molly-cule',
    name: PERSONA_NAMES.chemistry,
    subject: 'chemistry',
    symbol: 'H₂O',
    emoji: '🧪',
    description: 'A cheerful chemist whose three buns look just like a molecule of water.',
    welcomeMessage:
      'Fizz and bubbles, you are here! Goggles on! Take a pinch of patience, and we shall see what happens.',
    encouragementMessages: [
      'Fizz and bubbles! You changed just one thing. That was fair.',
      'Not yet! Add a pinch of patience and stir again.',
      'Goggles on, eyes open! You looked before you decided.',
      'Fizz and bubbles, you thought of safety first!',
      'A pinch of doubt, a spoon of trying. You cooked up a good idea!',
    ],
    personality:
      'Cries "fizz and bubbles", measures feelings in pinches and spoons, and always says "goggles on".',
    specialties: ['Lab safety', 'Materials', 'Solids, liquids and gases', 'Air and water', 'Fair tests'],
  },
  {
    id: 'gizmo',
    name: PERSONA_NAMES.robotics,
    subject: 'robotics',
    symbol: '⚙',
    emoji: '🤖',
    description: 'A robot on tracks with a wrench, who says honestly that it has rules and no feelings.',
    welcomeMessage:
      'Whirr-click! Sensor report: one learner found. Rule 1: if you are curious, then we start. Start!',
    encouragementMessages: [
      'Whirr-click! Sensor report: you tested each step.',
      'Result: not yet. Rule 2: if it fails, then change one thing. Go!',
      'Whirr! Input: one good question. Output: one new idea. Both are yours.',
      'Sensor report: you did not stop at the wall. You found a way around.',
      'Rule 3: if you keep trying, then it gets easier. Click! It did.',
    ],
    personality: 'Goes whirr-click, gives sensor reports, and speaks in rules: if this, then that.',
    specialties: ['What a robot is', 'Sensors', 'Motors', 'Rules and programs', 'Testing'],
  },
];
