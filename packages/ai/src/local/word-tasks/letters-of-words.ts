import { isRealWord } from '../words/real-words.ts';
import { type WordTask, type WordTopic, capital, spelled } from './word-task.ts';

const WORD = '(?:the word )?["\']?([a-z]{2,15})["\']?';
const STARTS = new RegExp(
  `\\b(?:what|which|whats) (?:is the )?(?:first |beginning )?(letter|sound)s? (?:does |do |is )?(?:${WORD} (?:start|starts|begin|begins)(?: with)?|(?:at the (?:start|beginning) of|(?:in|of)) ${WORD})$`,
);
const FIRST = new RegExp(
  `\\b(first|last|middle|beginning|ending|end) (letter|sound) (?:of|in|do you hear in|do i hear in) ${WORD}$`,
);
const ENDS = new RegExp(
  `\\b(letter|sound)s? (?:does |do )?${WORD} (?:end|ends|stop|stops)(?: with)?$|\\bwhat does ${WORD} (?:end|ends) with$`,
);
const BEGINS = new RegExp(`\\bwhat does ${WORD} (?:start|starts|begin|begins) with$`);
const COUNT = new RegExp(
  `\\bhow many (letters|vowels|consonants) (?:are |does |do )?(?:there )?(?:in |has )?${WORD}(?: have| has)?$`,
);
const TWO_LETTERS = /^(?:sh|ch|th|wh|ph|ck|ng|kn|wr)/;
const TWO_AT_END = /(?:sh|ch|th|ck|ng|ll|ss|ff|zz)$/;

const told = (sentences: readonly string[], closing: string, skill: string): WordTask => ({
  sentences,
  closing,
  skill,
});

function ends(text: string): WordTask | null {
  const [, where, kind = '', named = ''] = FIRST.exec(text) ?? [];
  const start = STARTS.exec(text);
  const end = ENDS.exec(text);
  const word = named || start?.[2] || start?.[3] || BEGINS.exec(text)?.[1] || end?.[2] || end?.[3];
  if (word === undefined || word === '') return null;
  const isEnd = end !== null || where === 'last' || where === 'end' || where === 'ending';
  if (where === 'middle') {
    if (word.length !== 3) return null;
    return told(
      [`The middle ${kind} in ${word} is ${word.charAt(1)}.`],
      `Say it slowly: ${spelled(word)}.`,
      'english-phonemes',
    );
  }
  const isSound = (kind || start?.[1] || end?.[1]) === 'sound';
  const pair = isSound ? (isEnd ? TWO_AT_END : TWO_LETTERS).exec(word)?.[0] : undefined;
  const letters = pair ?? (isEnd ? word.slice(-1) : word.charAt(0));
  const verb = isEnd ? 'ends' : 'starts';
  return told(
    [`${capital(word)} ${verb} with ${isSound ? `the sound of ${letters}` : letters.toUpperCase()}.`],
    `Say it slowly: ${spelled(word)}.`,
    'english-letter-sounds',
  );
}

function counts(text: string): WordTask | null {
  const [, what, word] = COUNT.exec(text) ?? [];
  if (what === undefined || word === undefined || word === 'alphabet') return null;
  const kept = word
    .split('')
    .filter((letter) => what === 'letters' || 'aeiou'.includes(letter) === (what === 'vowels'));
  return told(
    [
      `${capital(word)} has ${kept.length} ${kept.length === 1 ? what.slice(0, -1) : what}.`,
      `Spell it: ${spelled(word)}.`,
    ],
    'Count them with your finger.',
    'english-spelling',
  );
}

const SWAP =
  /\b(?:change|swap|replace|switch) (?:the )?(?:letter )?([a-z]{1,2}) (?:in|of) (?:the word )?([a-z]{2,10}) (?:to|with|for|into|by) (?:an? )?([a-z]{1,2})$/;
const TAKE =
  /\b(?:take away|remove|drop|leave out|take) (?:the )?(?:letter )?([a-z]{1,2}) (?:from|in|of|out of|off|away from) (?:the word )?([a-z]{3,12})$/;
const ADD =
  /\b(?:add|put) (?:an? |the )?(?:letter )?([a-z]{1,3}) (?:to the (start|front|beginning|end) of|before|in front of|to|at the end of|after) ([a-z]{2,10})$/;
const INTO = /\b(?:change|turn|make) ([a-z]{3,6}) (?:to|into) ([a-z]{3,6})$/;

const ENDINGS = /^(?:e|s|es|ed|ing|er|est|ly|y)$/;
/** 'Stop' and 'ed' are 'stopped', 'hope' and 'ing' are 'hoping'. */
function withEnding(word: string, ending: string): string {
  if (/[^aeiou]y$/.test(word) && /^(?:es|ed|er|est|ly)$/.test(ending))
    return `${word.slice(0, -1)}i${ending}`;
  const startsWithVowel = /^[aeiouy]/.test(ending) && ending !== 'e';
  if (startsWithVowel && /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word))
    return `${word}${word.slice(-1)}${ending}`;
  if (startsWithVowel && /[^e]e$/.test(word)) return `${word.slice(0, -1)}${ending}`;
  return `${word}${ending}`;
}

/** One letter away, put in or changed: 'change the m in mop to t'. */
const CHANGE_AT =
  /\b(?:change|swap|replace) the (first|last|middle|beginning|ending) (?:sound|letter) (?:of|in) (?:the word )?([a-z]{3,6}) (?:to|with|into|for) (?:an? )?([a-z])$/;
/** 'change the last sound of cap to t'. */
function changedAt(text: string): WordTask | null {
  const [, where = '', word, letter] = CHANGE_AT.exec(text) ?? [];
  if (word === undefined || letter === undefined || (where === 'middle' && word.length !== 3)) return null;
  const at = /first|beginning/.test(where) ? 0 : where === 'middle' ? 1 : word.length - 1;
  return made(word.slice(0, at) + letter + word.slice(at + 1), word);
}

function changes(text: string): WordTask | null {
  const [, from, word, to] = SWAP.exec(text) ?? [];
  if (from !== undefined && word !== undefined && to !== undefined)
    return word.includes(from) ? made(word.replace(from, to), word) : null;
  const [, away, whole] = TAKE.exec(text) ?? [];
  if (away !== undefined && whole !== undefined)
    return whole.includes(away) ? made(whole.replace(away, ''), whole) : null;
  const [all = '', more, where, short] = ADD.exec(text) ?? [];
  if (more !== undefined && short !== undefined) {
    if (where === undefined && ENDINGS.test(more)) return made(withEnding(short, more), short);
    const isEnd = where === 'end' || / (?:after|at the end of) /.test(all);
    return made(isEnd ? `${short}${more}` : `${more}${short}`, short);
  }
  const [, before, after] = INTO.exec(text) ?? [];
  if (before === undefined || after === undefined || before.length !== after.length) return null;
  const other = after.split('').flatMap((letter, at) => (letter === before[at] ? [] : [at]));
  const [only] = other;
  if (only === undefined || other.length > 1) return null;
  return told(
    [`Change the ${before.charAt(only)} to ${after.charAt(only)}.`, `Then ${before} is ${after}.`],
    'Change one more letter: what do you get?',
    'english-phonemes',
  );
}
const made = (word: string, from: string): WordTask =>
  told(
    [`You get ${word}.`, `${capital(from)}, ${word}.`],
    'Change one more letter: what do you get?',
    'english-phonemes',
  );

const PIECES =
  /^(?:(?:what|which) word (?:is|do|does|makes?|do (?:i|you) get (?:from|with)|comes from|do you hear)?|what do (?:i|you) get (?:from|with)):? ?((?:[a-z]{1,3}[ -]){1,6}[a-z]{1,3})(?: make| spell| say)?$/;
const TOGETHER =
  /\b(?:what (?:word )?(?:is|does|do|makes?|do (?:i|you) get (?:from|with))|which word is|put together) ([a-z]{2,8}) (?:and|plus|with|\+) ([a-z]{2,8})(?: make| together| as one word| in one word)+$|^what word (?:is|do (?:i|you) get from) ([a-z]{2,8}) and ([a-z]{2,8})$|^what word is ([a-z]{3,8}) ([a-z]{3,8})$/;

const IS_NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|hundred)$/;

/** Sounds or words pushed together: 'what word is d o g', 'what word is sun shine'. */
function joins(text: string): WordTask | null {
  const pieces = PIECES.exec(text)?.[1]?.split(/[ -]/);
  if (pieces?.some((piece) => piece.length === 1) === true && !pieces.includes('is'))
    return told(
      [`It is ${pieces.join('')}.`, `Say it slowly, then fast: ${pieces.join('-')}, ${pieces.join('')}.`],
      'Try it with c-u-p.',
      'english-phonemes',
    );
  const [, one, other, left = one, right = other, first = left, second = right] = TOGETHER.exec(text) ?? [];
  if (
    first === undefined ||
    second === undefined ||
    [first, second].some((word) => IS_NUMBER.test(word)) ||
    !isRealWord(`${first}${second}`)
  )
    return null;
  return told(
    [`Together they make ${first}${second}.`, 'A word of two words is a compound word.'],
    'Find one more compound word.',
    'english-word-parts',
  );
}

/** First, last and all letters of a word, and words made of other ones. */
export const lettersOfWords: WordTopic = (text) =>
  changedAt(text) ?? changes(text) ?? joins(text) ?? ends(text) ?? counts(text);
