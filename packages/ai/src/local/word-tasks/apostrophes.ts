import { entryOf } from '../../policy/text/entry-of.ts';
import { type WordTask, type WordTopic, capital } from './word-task.ts';

const SKILL = 'english-commas-and-marks';
const OF = /\bthe ([a-z]{2,14}) of (my|the|a|our|his|her) ([a-z]{2,14})\b/;
/** 'how do i write the toy of my sister with an apostrophe'. */
function possessive(text: string): WordTask | null {
  const [, thing, whose, owner] = OF.exec(text) ?? [];
  if (
    thing === undefined ||
    whose === undefined ||
    owner === undefined ||
    !/apostrophe|possessive|another way|shorter|in short/.test(text)
  )
    return null;
  const isMany = /[^s]s$/.test(owner) && !/(?:us|ss)$/.test(owner);
  return {
    sentences: [
      `It is ${whose} ${owner}${isMany ? "'" : "'s"} ${thing}.`,
      isMany ? 'Many owners with s: just the apostrophe.' : 'One owner: apostrophe and s.',
    ],
    closing: 'Write one with a dog and its bone.',
    skill: SKILL,
  };
}

const SHORT: Readonly<Record<string, string>> = {
  'do not': "don't",
  'does not': "doesn't",
  'did not': "didn't",
  'can not': "can't",
  cannot: "can't",
  'is not': "isn't",
  'are not': "aren't",
  'was not': "wasn't",
  'were not': "weren't",
  'will not': "won't",
  'would not': "wouldn't",
  'should not': "shouldn't",
  'could not': "couldn't",
  'has not': "hasn't",
  'have not': "haven't",
  'had not': "hadn't",
  'must not': "mustn't",
  'i am': "I'm",
  'you are': "you're",
  'he is': "he's",
  'she is': "she's",
  'it is': "it's",
  'we are': "we're",
  'they are': "they're",
  'i will': "I'll",
  'you will': "you'll",
  'he will': "he'll",
  'she will': "she'll",
  'we will': "we'll",
  'they will': "they'll",
  'i have': "I've",
  'you have': "you've",
  'we have': "we've",
  'they have': "they've",
  'let us': "let's",
  'that is': "that's",
  'what is': "what's",
  'who is': "who's",
  'there is': "there's",
};
const plain = (word: string) => word.toLowerCase().replaceAll("'", '');
const LONG = new Map(Object.entries(SHORT).map(([long, short]) => [plain(short), long]));
const SHORTEN =
  /\b(?:contraction|short form|short|shorten(?:ed)?|shorter)(?: (?:form|way))? (?:of|for|to write|to say) ["']?([a-z]+(?: [a-z]+)?)["']?$|\b(?:shorten|contract) ["']?([a-z]+ [a-z]+)["']?$|\bhow do (?:i|you) (?:write|say|make) ([a-z]+ [a-z]+) (?:short|shorter|as one word|as a contraction|with an apostrophe)$/;
const LENGTHEN =
  /\b(?:what (?:is|does|are)|what two words (?:are in|are|make|is)|long form of) ["']?([a-z]+'?[a-z]+)["']?(?: (?:short|the short form) for| stand for| mean| made (?:of|from)| in full)?$/;

/** 'what is do not as one word', 'what is can't short for'. */
function contraction(text: string): WordTask | null {
  const long = SHORTEN.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  const short = long === undefined ? undefined : entryOf(SHORT, long);
  if (short !== undefined)
    return {
      sentences: [
        `${capital(long ?? '')} is ${short} in short.`,
        'The apostrophe stands for the letters left out.',
      ],
      closing: 'Write it once with your finger.',
      skill: SKILL,
    };
  if (!/short for|stand for|mean|two words|made|full/.test(text)) return null;
  const asked = LENGTHEN.exec(text)?.[1];
  const whole =
    asked === undefined || plain(asked) === 'were' || plain(asked) === 'well'
      ? undefined
      : LONG.get(plain(asked));
  if (asked === undefined || whole === undefined) return null;
  return {
    sentences: [
      `${capital(entryOf(SHORT, whole) ?? asked)} is short for ${whole}.`,
      'The apostrophe stands for the letters left out.',
    ],
    closing: 'Say a sentence with both.',
    skill: SKILL,
  };
}

const WHERE =
  /\bwhere (?:does|do|should) (?:the |i put the |you put the )?apostrophe (?:go |be |stand )?in (?:the word )?([a-z]+'?[a-z]+)$|\bwhere (?:do|should) (?:i|you) put the apostrophe in (?:the word )?([a-z]+'?[a-z]+)$/;
/** 'where does the apostrophe go in cant'. */
function placeOf(text: string): WordTask | null {
  const [, first, word = first] = WHERE.exec(text) ?? [];
  const long = word === undefined ? undefined : LONG.get(plain(word));
  const short = long === undefined ? undefined : entryOf(SHORT, long);
  if (long === undefined || short === undefined) return null;
  return {
    sentences: [`Write it like this: ${short}.`, `It stands for the letters left out of ${long}.`],
    closing: 'Write it once with your finger.',
    skill: SKILL,
  };
}

const WHICH_OWNER =
  /^(?:is it |which (?:word |one )?is right |do i write )?(?:the |my |a |our )?([a-z]{2,12})s ([a-z]{2,12}) or (the |my |a |our )?\1's \2$/;
/** 'is it the dogs tail or the dog's tail'. */
function whoseIsRight(text: string): WordTask | null {
  const [, owner, thing, article = ''] = WHICH_OWNER.exec(text) ?? [];
  if (owner === undefined || thing === undefined) return null;
  return {
    sentences: [
      `Write ${article}${owner}'s ${thing}.`,
      `The ${thing} belongs to the ${owner}: apostrophe and s.`,
    ],
    closing: 'Write one with a cat.',
    skill: SKILL,
  };
}

/** Who owns a thing, and two words in one. */
export const apostrophes: WordTopic = (text) =>
  placeOf(text) ?? whoseIsRight(text) ?? possessive(text) ?? contraction(text);
