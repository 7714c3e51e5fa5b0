import opposites from './opposites.json' with { type: 'json' };
import synonyms from './synonyms.json' with { type: 'json' };
import { type WordTopic, capital } from './word-task.ts';

const OPPOSITE =
  /\b(?:opposite|antonym|contrary)s?(?: word)? (?:of|to|for|from) (?:the word )?["']?([a-z]{2,14})["']?$|\bwhat is the opposite (?:of )?["']?([a-z]{2,14})["']?$/;
const SYNONYM =
  /\b(?:another|other|a different|a better|better|different|more|some) (?:words?|ways?) (?:for|to say|of saying) (?:the word )?["']?([a-z]{2,14})["']?$|\b(?:synonyms?) (?:of|for|to) (?:the word )?["']?([a-z]{2,14})["']?$|\bwords? that means? (?:the same as|almost the same as) ["']?([a-z]{2,14})["']?$|\bwhat can i say instead of ["']?([a-z]{2,14})["']?$/;
const STRONGER =
  /\bstronger(?: word)?,? (?:is )?["']?([a-z]{2,14})["']? or ["']?([a-z]{2,14})["']?$|\b(?:stronger word (?:for|than)|word (?:is |that is )?stronger than) ["']?([a-z]{2,14})["']?$/;

const OPPOSITES = new Map(
  opposites.flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]).toReversed(),
);
const LINES = synonyms.map((line) => line.split(' '));

/** 'what is the opposite of hot'. */
export const oppositeOf: WordTopic = (text) => {
  const [, one, word = one] = OPPOSITE.exec(text) ?? [];
  const other = word === undefined ? undefined : OPPOSITES.get(word);
  if (word === undefined || other === undefined) return null;
  return {
    sentences: [`The opposite of ${word} is ${other}.`, 'Opposites are as different as can be.'],
    closing: 'Can you act both out?',
    skill: 'english-shades',
  };
};

const ANALOGY = /^([a-z]{2,12}) is to ([a-z]{2,12}) as ([a-z]{2,12}) is to (?:what)?$/;
/** 'hot is to cold as tall is to what': where the first two are opposites. */
export const analogyOf: WordTopic = (text) => {
  const [, one = '', other = '', third = ''] = ANALOGY.exec(text) ?? [];
  const found = OPPOSITES.get(third);
  if (OPPOSITES.get(one) !== other || found === undefined) return null;
  return {
    sentences: [
      `${capital(third)} is to ${found}.`,
      `${capital(one)} and ${other} are opposites, so the others are, too.`,
    ],
    closing: 'Make one of your own.',
    skill: 'english-shades',
  };
};

/** 'another word for happy', 'which is stronger big or enormous'. */
export const synonymOf: WordTopic = (text) => {
  const strong = STRONGER.exec(text);
  const [, first, second, single] = strong ?? [];
  const named = first ?? single;
  if (named !== undefined) {
    const line = LINES.find(
      (words) => words.includes(named) && (second === undefined || words.includes(second)),
    );
    if (!line) return null;
    const stronger = second === undefined || line.indexOf(named) > line.indexOf(second) ? named : second;
    const said = second === undefined ? line.at(-1) : stronger;
    return {
      sentences: [`${capital(said ?? named)} is the stronger word.`],
      closing: 'Use it in a sentence.',
      skill: 'english-shades',
    };
  }
  const match = SYNONYM.exec(text);
  const word = match?.slice(1).find((part) => part !== undefined);
  const line = word === undefined ? undefined : LINES.find((words) => words.includes(word));
  const [one, other] = line?.filter((found) => found !== word) ?? [];
  if (word === undefined || one === undefined) return null;
  return {
    sentences: [
      other === undefined
        ? `Another word for ${word} is ${one}.`
        : `Other words for ${word} are ${one} and ${other}.`,
      'Words that mean almost the same are synonyms.',
    ],
    closing: 'Try one of them in a sentence.',
    skill: 'english-shades',
  };
};
