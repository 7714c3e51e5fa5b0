import type { Topic } from '../skills.ts';

export interface Correction {
  /** Each of these must stand in the message. */
  readonly all: readonly RegExp[];
  /** None of these may. */
  readonly not?: RegExp;
  /** Sentences of at most 12 words, the first of which says it all. */
  readonly says: readonly string[];
  readonly topic: Topic;
}
const science = (skill: string): Topic => ({ subject: 'science', skill: `science-${skill}` });
const on = (all: readonly RegExp[], topic: Topic, says: readonly string[], not?: RegExp): Correction => ({
  all,
  topic,
  says,
  ...(not && { not }),
});
const CLAIM = /\b(?:is|are|was|were|do|does|did|can|has|have|isn't|aren't)\b/;

/** What many believe, and what is so. */
export const CORRECTIONS: readonly Correction[] = [
  on(
    [/\b(?:earth|world|planet)\b/, /\bflat\b/],
    { subject: 'geography', skill: 'geography-globe' },
    ['No, the Earth is round like a ball.', 'Photos from space show it.', 'Only maps of it are flat.'],
    /\bmap/,
  ),
  on(
    [/\bwhales?\b/, /\bfish(?:es)?\b/, CLAIM],
    science('living-things'),
    ['No, a whale is a mammal.', 'It breathes air and feeds its babies milk.'],
    /\beat|shark/,
  ),
  on(
    [/\bdolphins?\b/, /\bfish(?:es)?\b/, CLAIM],
    science('living-things'),
    ['No, a dolphin is a mammal.', 'It comes up to breathe air.'],
    /\beat/,
  ),
  on([/\bbats?\b/, /\bbirds?\b/, CLAIM], science('living-things'), [
    'No, a bat is a mammal that flies.',
    'It has fur and no feathers.',
  ]),
  on([/\bbats?\b/, /\bblind\b/], science('observing'), [
    'No, bats can see.',
    'In the dark many find their way by sound.',
  ]),
  on(
    [/\bspiders?\b/, /\binsects?\b|\bbugs?\b/, CLAIM],
    science('sorting'),
    ['No, a spider is not an insect.', 'Spiders have eight legs. Insects have six.'],
    /\beat/,
  ),
  on(
    [/\bpenguins?\b/, /\b(?:mammals?|fish)\b/, CLAIM],
    science('living-things'),
    ['No, a penguin is a bird.', 'It has feathers and lays eggs.'],
    /\beat/,
  ),
  on(
    [
      /\bsun\b/,
      /\b(?:goes|go|moves?|travels?|circles?|orbits?|turns?|spins?|revolves?)\b/,
      /\b(?:around|round)\b/,
      /\bearth\b|\bus\b/,
    ],
    science('sky'),
    ['The Earth goes around the Sun, once a year.', 'The Sun seems to move because the Earth turns.'],
  ),
  on([/\bmoon\b/, /\b(?:own|makes?|gives?|produces?)\b/, /\b(?:light|shine)\b/], science('sky'), [
    'No, the Moon makes no light.',
    'We see sunlight that bounces off it.',
  ]),
  on([/\bmoon\b/, /\bcheese\b/], science('sky'), [
    'No, the Moon is made of rock.',
    'Astronauts brought some of it home.',
  ]),
  on(
    [/\bsun\b/, /\bplanet\b/, CLAIM],
    science('sky'),
    ['No, the Sun is a star.', 'It is a hot ball of glowing gas.'],
    /closest|nearest|how many|which/,
  ),
  on(
    [/\b(?:summer|winter|seasons?)\b/, /\b(?:closer|close|nearer|farther|further|far|distance)\b/],
    science('sky'),
    [
      'No, the distance to the Sun is not the reason.',
      "The Earth's axis is tilted, and that makes the seasons.",
    ],
  ),
  on([/\bheav(?:y|ier)\b/, /\bfalls?\b/, /\bfaster\b/], science('forces'), [
    'Without air, heavy and light things fall equally fast.',
    'Air slows down a feather more than a stone.',
  ]),
  on([/\bplants?\b/, /\b(?:eat|food)\b/, /\b(?:soil|dirt|ground)\b/], science('plants'), [
    'No, plants do not eat soil.',
    'They make their food from light, air and water.',
  ]),
  on(
    [/\bdinosaurs?\b/, /\b(?:people|humans?|cave ?m[ae]n)\b/],
    science('rocks-fossils'),
    ['No, people never met the big dinosaurs.', 'These died out millions of years before people lived.'],
    /\bbones?\b|name/,
  ),
  on(
    [/\bsharks?\b/, /\bmammals?\b/, CLAIM],
    science('sorting'),
    ['No, a shark is a fish.', 'It breathes under water with gills.'],
    /\beat/,
  ),
  on([/\b(?:mushrooms?|fung(?:us|i))\b/, /\bplants?\b/, CLAIM], science('living-things'), [
    'No, a mushroom is a fungus.',
    'It cannot make food from light as plants do.',
  ]),
  on([/\btomato(?:es)?\b/, /\b(?:fruits?|vegetables?)\b/], science('plants'), [
    'A tomato is a fruit, because it holds the seeds.',
    'In the kitchen we use it as a vegetable.',
  ]),
  on([/\bgreat wall\b/, /\b(?:space|moon)\b/], { subject: 'history', skill: 'history-certainty' }, [
    'No, nobody sees the Great Wall from the Moon.',
    'It is long but much too narrow.',
  ]),
  on(
    [/\bcolumbus\b/, /\b(?:discover\w*|first|found|prove\w*)\b/],
    { subject: 'history', skill: 'history-perspective' },
    ['People lived in the Americas long before Columbus came.', 'He sailed there from Spain in 1492.'],
  ),
  on([/\bvikings?\b/, /\b(?:horns?|horned)\b/], { subject: 'history', skill: 'history-clues' }, [
    'No, no horned Viking helmet has been found.',
    'Painters made that up much later.',
  ]),
  on(
    [/\bafrica\b/, /\bcountry\b/, CLAIM],
    { subject: 'geography', skill: 'geography-continents' },
    ['No, Africa is a continent.', 'It has more than fifty countries.'],
    /\bwhich|what|how many|biggest|largest/,
  ),
  on([/\bpolar bears?\b/, /\bpenguins?\b/], { subject: 'geography', skill: 'geography-biomes' }, [
    'No, polar bears and penguins never meet in the wild.',
    'Polar bears live in the north, penguins in the south.',
  ]),
  on([/\bcamels?\b/, /\bhumps?\b/, /\bwater\b/], science('survival'), [
    "No, a camel's hump is full of fat.",
    'The fat is its food store.',
  ]),
  on(
    [/\bsugar|salt\b/, /\b(?:disappears?|gone|vanish\w*)\b/],
    { subject: 'chemistry', skill: 'chemistry-dissolve' },
    ['It is not gone. It has dissolved.', 'Its tiny pieces are spread out in the water.'],
  ),
  on([/\b(?:all|every)\b/, /\bmetals?\b/, /\bmagnet\w*|stick/], science('magnets-electricity'), [
    'No, only some metals are magnetic, such as iron.',
    'Gold, copper and aluminum do not stick.',
  ]),
  on(
    [/\bair\b/, /\b(?:nothing|weighs? nothing|no weight|empty|weightless)\b/],
    { subject: 'chemistry', skill: 'chemistry-air' },
    ['No, air is something, and it has weight.', 'You feel it when the wind blows.'],
  ),
  on(
    [/\b(?:internet|online|website)\b/, /\b(?:always|everything|all)\b/, /\b(?:true|right|correct|truth)\b/],
    { subject: 'it', skill: 'it-sources' },
    ['No, not all on the internet is true.', 'Check who wrote it and look in a second place.'],
  ),
  on(
    [/\b(?:ai|computers?|robots?)\b/, /\b(?:always|never)\b/, /\b(?:right|correct|wrong|mistakes?)\b/],
    { subject: 'it', skill: 'it-ai-limits' },
    ['No, computers and AI can be wrong.', 'Check what they say, mine too.'],
  ),
  on(
    [/\brobots?\b/, /\b(?:feelings?|feel|alive)\b/],
    { subject: 'robotics', skill: 'robotics-what-robot' },
    ['No, robots are machines and feel nothing.', 'They sense, follow rules and act.'],
    /\byou\b/,
  ),
  on(
    [
      /\b(?:multiply\w*|multiplication|times)\b/,
      /\b(?:always|bigger|larger)\b/,
      /\b(?:bigger|larger|greater)\b/,
    ],
    { subject: 'math', skill: 'math-scaling' },
    ['No, multiplying does not always make it bigger.', 'For example, 8 × 1/2 = 4.'],
    /\d/,
  ),
  on(
    [/\bsquare\b/, /\brectangle\b/, CLAIM],
    { subject: 'math', skill: 'math-shapes' },
    ['Yes, every square is a rectangle with equal sides.', 'But not every rectangle is a square.'],
    /\b(?:area|perimeter|sides?|how many)\b/,
  ),
  on(
    [/\b(?:zero|0)\b/, /\b(?:number|even|odd|nothing)\b/, /^(?:is|zero is|0 is)\b/],
    { subject: 'math', skill: 'math-numerals' },
    ['Zero is a number, and it is even.', 'It stands for none.'],
  ),
  on([/\blightning\b/, /\btwice\b/], science('weather'), [
    'No, lightning can strike one place many times.',
    'High towers are hit again and again.',
  ]),
  on([/\bgoldfish\b/, /\b(?:memory|remember|seconds?|forget)\b/], science('observing'), [
    'No, goldfish remember things for months.',
    'Tests with food have shown it.',
  ]),
  on([/\bblood\b/, /\bblue\b/], science('body'), [
    'No, your blood is always red.',
    'Veins only look blue through the skin.',
  ]),
  on([/\b(?:brain)\b/, /\b(?:10|ten) ?(?:%|percent)\b/], science('body'), [
    'No, you use all of your brain.',
    'Pictures of the brain at work show it.',
  ]),
];
