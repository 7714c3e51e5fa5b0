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
plane airplane
bug insect bugs insects
street road
money cash
happen occur
make create build built builds made
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
picking choosing
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

/** The words of a question that count, as they were written. */
export const askedWords = (text: string): string[] => [
  ...new Set(wordsOf(text.replaceAll("n't", ' not').replace(/'s\b/g, '')).filter((word) => !EMPTY.has(word))),
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
