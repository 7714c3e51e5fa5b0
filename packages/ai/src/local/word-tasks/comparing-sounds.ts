import { entryOf } from '../../policy/text/entry-of.ts';
import { syllable } from 'syllable';
import { isRealWord } from '../words/real-words.ts';
import { type WordTask, type WordTopic, capital, spelled } from './word-task.ts';

const told = (sentence: string, closing: string, skill = 'english-phonemes'): WordTask => ({
  sentences: [sentence],
  closing,
  skill,
});
const W = '(?:the word )?([a-z]{2,12})';
const DIGRAPH = /^(?:sh|ch|th|wh|ph|kn|wr)/;
const BLEND = /^(?:bl|br|cl|cr|dr|fl|fr|gl|gr|pl|pr|sc|sk|sl|sm|sn|sp|st|sw|tr|tw)/;
const startOf = (word: string): string => (DIGRAPH.exec(word) ?? BLEND.exec(word))?.[0] ?? word.charAt(0);

const STARTS_WITH = new RegExp(
  `^does ${W} (?:start|begin) with (?:an? )?([a-z]{1,2})(?: or (?:an? )?([a-z]{1,2}))?$`,
);
const SAME_START = new RegExp(
  `^(?:do|does) ${W} and ${W} (?:start|begin) (?:the same|with the same (?:letter|sound)|alike)$`,
);
const WHICH_STARTS =
  /^(?:which|what)(?: word)? (?:starts|begins) (with|like) (?:the )?([a-z]{1,12}):? ([a-z]{2,12}) or ([a-z]{2,12})$/;
/** 'does kite start with c or k', 'do ball and bear start the same', 'which word starts with th thumb or tub'. */
function beginnings(text: string): WordTask | null {
  const [, word, one, other] = STARTS_WITH.exec(text) ?? [];
  if (word !== undefined && one !== undefined) {
    const fits = [one, other].filter((start) => start !== undefined && word.startsWith(start));
    const best = fits.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))[0];
    const said = `${word} starts with ${best ?? word.charAt(0)}.`;
    return told(
      other === undefined ? `${best === undefined ? 'No' : 'Yes'}, ${said}` : capital(said),
      `Say it slowly: ${spelled(word)}.`,
      'english-letter-sounds',
    );
  }
  const [, a, b] = SAME_START.exec(text) ?? [];
  if (a !== undefined && b !== undefined) {
    const [first, second] = [startOf(a), startOf(b)];
    const isSame = first.charAt(0) === second.charAt(0) && DIGRAPH.test(a) === DIGRAPH.test(b);
    return told(
      isSame
        ? `Yes, ${a} and ${b} start with ${first.length === second.length ? first : first.charAt(0)}.`
        : `No, ${a} starts with ${first} and ${b} with ${second}.`,
      'Say both slowly.',
      'english-letter-sounds',
    );
  }
  const [, how, start, left, right] = WHICH_STARTS.exec(text) ?? [];
  if (start === undefined || left === undefined || right === undefined) return null;
  const wanted = how === 'like' ? startOf(start) : start;
  const fits = [left, right].filter((one) => one.startsWith(wanted));
  const [only] = fits;
  if (only === undefined || fits.length !== 1) return null;
  return told(
    `${capital(only)} starts with ${wanted}.`,
    `Say it slowly: ${spelled(only)}.`,
    'english-letter-sounds',
  );
}

const HAS =
  /^(?:which|what)(?: word)? has (?:the )?(?:sound )?(an? blend|[a-z]{2}|two syllables|one syllable|three syllables|more syllables):? ([a-z]{2,12}) or ([a-z]{2,12})$/;
const COUNTS: Readonly<Record<string, number>> = {
  'one syllable': 1,
  'two syllables': 2,
  'three syllables': 3,
};
/** 'which word has ar car or cat', 'which word has two syllables fish or kitten', 'which word has a blend ship or slip'. */
function oneOfTwo(text: string): WordTask | null {
  const [, what = '', one, other] = HAS.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const count = entryOf(COUNTS, what);
  const more = what === 'more syllables' ? Math.max(syllable(one), syllable(other)) : count;
  const fits = [one, other].filter((word) =>
    more !== undefined
      ? syllable(word) === more
      : what.endsWith('blend')
        ? BLEND.test(word)
        : word.includes(what),
  );
  const [only] = fits;
  if (only === undefined || fits.length !== 1) return null;
  const has = what.endsWith('blend') ? `the blend ${startOf(only)}` : what;
  return told(`${capital(only)} has ${has}.`, `Say it slowly: ${only}.`);
}

const WHICH_BLEND = new RegExp(
  `^(?:what|which) (blend|digraph|two letters)(?: sound)? (?:is|are|does|do|start|starts) (?:in |at the start of |the word )?${W}(?: start with| have)?$`,
);
const TEAM = new RegExp(`^(?:what|which) vowel team is in ${W}$`);
const TEAMS = /ai|ay|ea|ee|oa|oe|ie|ue|oo|ow|ou|oi|oy|ui/;
/** 'what blend is in snail', 'what vowel team is in boat'. */
function pairs(text: string): WordTask | null {
  const team = TEAM.exec(text)?.[1];
  const found = team === undefined ? undefined : TEAMS.exec(team)?.[0];
  if (team !== undefined && found !== undefined)
    return told(
      `The vowel team in ${team} is ${found}.`,
      'Find one more word with it.',
      'english-vowel-patterns',
    );
  const [, kind, word] = WHICH_BLEND.exec(text) ?? [];
  if (word === undefined) return null;
  const start = kind === 'two letters' ? word.slice(0, 2) : startOf(word);
  if (start.length !== 2) return null;
  return told(`${capital(word)} starts with ${start}.`, 'Say both sounds.');
}

const SAME_MIDDLE =
  /^(?:is|are) the (?:middle )?sounds? in ([a-z]{3}) (?:and [a-z]{3} )?the same (?:as|sound as) (?:in )?([a-z]{3})$/;
/** 'is the sound in pin the same as in pen'. */
function middles(text: string): WordTask | null {
  const [, one, other] = SAME_MIDDLE.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const [a, b] = [one.charAt(1), other.charAt(1)];
  if (!/[aeiou]/.test(a) || !/[aeiou]/.test(b)) return null;
  return told(
    a === b
      ? `Yes, ${one} and ${other} have ${a} in the middle.`
      : `No, ${one} has ${a} and ${other} has ${b} in the middle.`,
    'Say both slowly.',
  );
}

const READ = /^how (?:do|can|would) (?:i|you|we) (?:read|sound out|say|blend) (?:the word )?([a-z]{3,4})$/;
const SIMPLE = /^(?:[bcdfghjklmnpqrstvwz]|sh|ch|th)[aeiou](?:[bdfgklmnpt]|sh|ch|th|ck|ll|ss|ff)$/;
const GRAPHEMES = /sh|ch|th|ck|ll|ss|ff|[a-z]/g;
/** 'how do i read the word bed': a word whose letters say their own sounds. */
function soundOut(text: string): WordTask | null {
  const word = READ.exec(text)?.[1];
  if (word === undefined || !SIMPLE.test(word) || !isRealWord(word)) return null;
  return told(
    `Say each sound: ${(word.match(GRAPHEMES) ?? []).join(', ')}.`,
    `Now blend them fast: ${word}.`,
    'english-word-reading',
  );
}

const WORDS_IN = /^how many words (?:are )?(?:there )?in:? ((?:[a-z']+ ){2,11}[a-z']+)$/;
const NAMES = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** 'how many words are in i like my dog'. */
function wordsIn(text: string): WordTask | null {
  const said = WORDS_IN.exec(text)?.[1]?.split(' ');
  if (
    said === undefined ||
    /^(?:an?|the|this|one|my) (?:sentence|book|language|page|story|english|dictionary)/.test(said.join(' '))
  )
    return null;
  return told(
    `There are ${NAMES[said.length] ?? said.length} words.`,
    'Clap once for each word.',
    'english-sentences',
  );
}

/** Which word starts, sounds or reads how. */
export const comparingSounds: WordTopic = (text) =>
  beginnings(text) ?? oneOfTwo(text) ?? pairs(text) ?? middles(text) ?? soundOut(text) ?? wordsIn(text);
