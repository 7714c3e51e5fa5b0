import { type WordTask, type WordTopic, capital, spelled } from './word-task.ts';

const SKILL = 'english-vowel-patterns';
const LONG_OR_SHORT =
  /^is (?:the )?(?:([aeiou]) in )?([a-z]{2,8}) (?:a )?(?:long|short)(?: ([aeiou]))? or (?:a )?(?:long|short)(?: [aeiou])?(?: vowel)?$/;
/** A vowel, one consonant and a silent e. */
const SILENT_E = /^[^aeiou]*([aeiou])[^aeiouwxy]e$/;
const CLOSED = /^[^aeiou]*([aeiou])[^aeiouwyr]+$/;
const TEAMS = /^[^aeiou]*(?:ai|ay|ea|ee|oa|ie)[^aeiou]*$/;

/** 'is hope long o or short o'. Only words whose spelling tells it. */
function longOrShort(text: string): WordTask | null {
  const word = LONG_OR_SHORT.exec(text)?.[2];
  if (word === undefined) return null;
  const long = SILENT_E.exec(word)?.[1];
  const short = CLOSED.exec(word)?.[1];
  if (long !== undefined && !/^(?:have|give|live|love|come|some|done|none|gone|one)$/.test(word))
    return {
      sentences: [`The ${long} in ${word} is long.`, 'The silent e makes it say its name.'],
      closing: `Say it slowly: ${word}.`,
      skill: SKILL,
    };
  if (short === undefined || /(?:ld|nd|gh|st|lk|ll)/.test(word)) return null;
  return {
    sentences: [`The ${short} in ${word} is short.`, 'It does not say its name.'],
    closing: `Say it slowly: ${spelled(word)}.`,
    skill: SKILL,
  };
}

const WHICH_VOWEL =
  /\b(?:what is the|what|which) vowels? (?:sound )?(?:(?:is|are|do you hear|do i hear|does) )?(?:there )?(?:in )?([a-z]{2,10})(?: have)?$/;
/** 'what vowel is in cake'. */
function whichVowel(text: string): WordTask | null {
  const word = WHICH_VOWEL.exec(text)?.[1];
  const vowels = word?.match(/[aeiou]/g) ?? [];
  if (word === undefined || vowels.length === 0 || TEAMS.test(word)) return null;
  const isSilent = SILENT_E.test(word);
  const heard = [...new Set(isSilent ? vowels.slice(0, -1) : vowels)];
  return {
    sentences: [
      `${capital(word)} has the ${heard.length === 1 ? 'vowel' : 'vowels'} ${heard.join(' and ')}.`,
      ...(isSilent ? ['The e at its end is silent.'] : []),
    ],
    closing: `Say it slowly: ${word}.`,
    skill: SKILL,
  };
}

const SOUNDS =
  /\bhow many sounds (?:are |does |do |has )?(?:there )?(?:in )?(?:the word )?([a-z]{2,6})(?: have| has)?$/;
const ONE_SOUND = /sh|ch|th|wh|ph|ck|ng|ll|ss|ff|zz|ai|ay|ea|ee|oa|oo|ow|ou|oi|oy|ar|or|er|ir|ur|qu|[a-z]/g;
const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
/** 'how many sounds are in ship'. */
function countSounds(text: string): WordTask | null {
  const word = SOUNDS.exec(text)?.[1];
  if (word === undefined || word.includes('x')) return null;
  const sounds = (SILENT_E.test(word) ? word.slice(0, -1) : word).match(ONE_SOUND) ?? [];
  const count = COUNTS[sounds.length];
  if (!count || sounds.length < 2) return null;
  return {
    sentences: [`${capital(word)} has ${count} sounds: ${sounds.join(', ')}.`],
    closing: 'Say it slowly and tap each one.',
    skill: 'english-phonemes',
  };
}

/** Long and short vowels, and the sounds of a word. */
export const vowelsOfWords: WordTopic = (text) => longOrShort(text) ?? whichVowel(text) ?? countSounds(text);
