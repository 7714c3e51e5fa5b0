import opposites from './opposites.json' with { type: 'json' };
import synonyms from './synonyms.json' with { type: 'json' };
import { type WordTopic, capital } from './word-task.ts';

const OPPOSITE =
  /\b(?:opposite|antonym|contrary)s?(?: word)? (?:of|to|for|from) (?:the word )?["']?([a-z]{2,14})["']?$|\bwhat is the opposite (?:of )?["']?([a-z]{2,14})["']?$/;
const IS_OPPOSITE = /^is (?:the word )?([a-z]{2,14}) the (?:opposite|antonym) of /;
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
  const asked = IS_OPPOSITE.exec(text)?.[1];
  // 'Large' is as good an opposite of 'little' as 'big'.
  if (asked !== undefined && OPPOSITES.get(asked) !== word && asked !== other) return null;
  if (asked !== undefined)
    return {
      sentences: [`Yes, ${asked} is the opposite of ${word}.`],
      closing: 'Can you act both out?',
      skill: 'english-shades',
    };
  return {
    sentences: [`The opposite of ${word} is ${other}.`, 'Opposites are as different as can be.'],
    closing: 'Can you act both out?',
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
