import { entryOf } from '../../policy/text/entry-of.ts';
import { syllable } from 'syllable';
import rhymes from './rhymes.json' with { type: 'json' };
import { type WordTopic, capital } from './word-task.ts';

const SYLLABLES =
  /\bhow many (?:syllables|claps|beats|parts) (?:are |does |do |has )?(?:there )?(?:in |has )?(?:the word )?["']?([a-z]{2,20})["']?(?: have| has| get)?$|^(?:clap|how do i clap|how do you clap) (?:the word )?([a-z]{2,20})$|\b(?:syllables|claps|beats) (?:of|in) (?:the word )?["']?([a-z]{2,20})["']?$/;
/** Words that the rules of the library count wrong. */
const OTHER_COUNTS: Readonly<Record<string, number>> = { museum: 3, museums: 3 };
const COUNTS = 'no one two three four five six seven eight'.split(' ');

/** 'how many claps has butterfly'. */
export const syllables: WordTopic = (text) => {
  const [, one, clapped = one, word = clapped] = SYLLABLES.exec(text) ?? [];
  if (word === undefined) return null;
  const count = entryOf(OTHER_COUNTS, word) ?? syllable(word);
  if (count < 1) return null;
  return {
    sentences: [
      `${capital(word)} has ${COUNTS[count] ?? count} ${count === 1 ? 'syllable' : 'syllables'}.`,
      'A syllable is one beat.',
    ],
    closing: 'Say it and clap each beat.',
    skill: 'english-syllables',
  };
};

const RHYMES_WITH = /\b(?:rhymes?|rime|rimes) (?:with|for|to|of) (?:the word )?["']?([a-z]{2,12})["']?$/;
const DO_RHYME =
  /\b(?:do|does|is) (?:the words )?["']?([a-z]{2,12})["']? (?:and|rhymes? with|a rhyme for) ["']?([a-z]{2,12})["']?(?: rhyme| a rhyme| rhyming words?)?$/;
const FAMILIES = rhymes.map((line) => line.split(' '));
const familyOf = (word: string) => FAMILIES.find((family) => family.includes(word));

/** 'what rhymes with cat', 'do cat and hat rhyme'. Only words whose family is known: spelling alone does not tell. */
export const rhyming: WordTopic = (text) => {
  if (!/\brh?[yi]m/.test(text)) return null;
  const skill = 'english-rhyme';
  const [, one, other] = DO_RHYME.exec(text) ?? [];
  if (one !== undefined && other !== undefined && one !== 'what') {
    const [family, second] = [familyOf(one), familyOf(other)];
    if (family === undefined || second === undefined) return null;
    const is = family === second;
    return {
      sentences: [
        `${is ? 'Yes' : 'No'}, ${one} and ${other} ${is ? 'rhyme' : 'do not rhyme'}.`,
        is ? 'They end with the same sound.' : 'They end with other sounds.',
      ],
      closing: `What else rhymes with ${one}?`,
      skill,
    };
  }
  const word = RHYMES_WITH.exec(text)?.[1];
  const others = word === undefined ? undefined : familyOf(word)?.filter((found) => found !== word);
  if (word === undefined || others === undefined) return null;
  const [first = '', ...more] = others.slice(0, 3);
  const last = more.pop();
  if (last === undefined) return null;
  const all = `${[capital(first), ...more].join(', ')} and ${last}`;
  return {
    sentences: [`${all} rhyme with ${word}.`],
    closing: 'Can you find one more?',
    skill,
  };
};
