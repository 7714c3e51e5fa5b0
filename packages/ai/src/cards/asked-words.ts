import { wordsOf } from '../local/words/plain-text.ts';
import { stem } from '../local/words/stem.ts';

/** Words of one line mean the same in a child's question. */
const SAME = `
big large huge giant
biggest largest
small little tiny
smallest tiniest littlest
fast quick quickly speedy
kid child kids children
mom mother mommy
dad father daddy
start begin
end finish
stop halt
cloth clothe clothing clothes
trash garbage rubbish waste
stuff thing things
picture photo image pictures
car auto
airplane airplanes
bug insect bugs insects
street road
money cash
happen occur
make create build built builds made making
get become gets became
see look
hard difficult
easy simple
sick ill
shop store
scared afraid
ocean sea
rock stone
mend fix repair
job work
alike same similar
different differ
kind type sort
throw toss
next following
scientist scientists
nearest closest
near close
turbine windmill
need require
choose pick select
wash clean
baby babies
vanish disappear
talk speak
student pupil students pupils
go went gone goes going
know knew known
fly flew flown
swim swam
eat ate eaten
find found
teach taught
fall fell fallen
freeze froze frozen
break broke broken
write wrote written writing
grow grew grown
give gave given
take took taken
run ran
sing sang sung
draw drew drawn
wear wore worn
lose lost
hear heard
feel felt
keep kept
sleep slept
mean meant
tell told
think thought
bring brought
buy bought
send sent
spend spent
hold held
stand stood
rise rose risen
person man men human humans
woman women
foot feet
tooth teeth
mouse mice
leaf leaves
wolf wolves
half halves
invent invented inventor
discover discovered discovery
`;
const MEANS = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return others.map((other) => [other, first] as const);
    }),
);

/** They say nothing about what is asked. */
const EMPTY: ReadonlySet<string> = new Set(
  'a an the please noodle hey hi do does did so and but ok well just really very exactly tell me i you we my your our us it its of to that this'.split(
    ' ',
  ),
);

/** One form for words that mean the same: 'largest' and 'biggest' are 'biggest'. The result is not for reading. */
export const canonical = (word: string): string => stem(MEANS.get(word) ?? word);

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** 'The 3 states of matter' are the three. In a calculation, with more than one number, digits stay digits. */
function countInWords(text: string): string {
  const numbers = text.match(/\d[\d.,/:%]*/g) ?? [];
  const [only = ''] = numbers;
  return numbers.length === 1 ? text.replace(only, COUNTS[Number(only)] ?? only) : text;
}

/** The words of a question that count, as they were written. */
export const askedWords = (text: string): string[] => [
  ...new Set(
    wordsOf(countInWords(text.replaceAll('-', ' ')).replaceAll("n't", ' not').replace(/'s\b/g, '')).filter(
      (word) => !EMPTY.has(word),
    ),
  ),
];

const KINDS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['why', /\b(?:why|how come|what (?:makes|causes|is the reason)|reason)\b/],
  ['amount', /\bhow (?:many|much|long|far|tall|big|fast|old|heavy|deep|high|hot|cold)\b/],
  ['who', /\bwho\b/],
  ['when', /\b(?:when|what year|how long ago)\b/],
  ['where', /\bwhere\b/],
  ['how', /\bhow (?:do|does|did|can|is|are|to|was|were)\b/],
];

/** What kind of answer is wanted: a reason, an amount, a person, a time, a place or a way; 'what' otherwise. */
export const kindOf = (text: string): string => KINDS.find(([, form]) => form.test(text))?.[0] ?? 'what';
