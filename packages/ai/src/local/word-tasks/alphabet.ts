import type { WordTask, WordTopic } from './word-task.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiou';
const SKILL = 'english-letter-sounds';
/** A letter by itself, also as 'the letter b' or 'capital b'. */
const LETTER = '(?:the )?(?:letter )?["\']?([a-z])["\']?';

const NEIGHBOR = new RegExp(
  `\\b(?:which|what|whats) (?:is )?(?:the )?(?:letter|one)?s? ?(?:is |come|comes|stands|goes)? ?(?:right |just |directly )?(after|before) ${LETTER}(?: in the (?:alphabet|abc))?$`,
);
const BETWEEN = new RegExp(
  `\\bletters? (?:is|are|comes?|stands?)? ?(?:in )?between ${LETTER} and ${LETTER}$`,
);
const SMALL = new RegExp(
  `\\b(?:small|lowercase|lower case|little) (?:letter )?(?:for|of) (?:the )?(?:capital |big |uppercase |upper case )?${LETTER}$|\\b(?:small|lowercase|lower case|little) ${LETTER}$`,
);
const BIG = new RegExp(
  `\\b(?:capital|big|uppercase|upper case) (?:letter )?(?:for|of) (?:the )?(?:small |little |lowercase |lower case )?${LETTER}$|\\b(?:capital|big|uppercase|upper case) ${LETTER}$`,
);
const VOWEL = new RegExp(`^(?:so )?is ${LETTER} (?:a |an )?(vowel|consonant)(?: letter)?$`);
const PLACE = new RegExp(
  `\\b(?:what number|which number|which place|what place)\\b.* (?:letter )?${LETTER}(?: in the alphabet)?$`,
);
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const AT_PLACE =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) letter (?:of|in) the (?:alphabet|abc)$/;

const told = (sentence: string, closing: string): WordTask => ({
  sentences: [sentence],
  closing,
  skill: SKILL,
});

function neighbor(text: string): WordTask | null {
  const [, way, letter] = NEIGHBOR.exec(text) ?? [];
  if (way === undefined || letter === undefined) return null;
  const at = ALPHABET.indexOf(letter);
  const found = ALPHABET[way === 'after' ? at + 1 : at - 1];
  const name = letter.toUpperCase();
  if (found === undefined)
    return told(
      way === 'after' ? `Nothing: ${name} is the last letter.` : `Nothing: ${name} is the first letter.`,
      'Say the alphabet once.',
    );
  return told(
    `${found.toUpperCase()} comes ${way} ${name}.`,
    `Which letter comes ${way} ${found.toUpperCase()}?`,
  );
}

function between(text: string): WordTask | null {
  const [, one, other] = BETWEEN.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const [from, to] = [ALPHABET.indexOf(one), ALPHABET.indexOf(other)].toSorted((a, b) => a - b);
  const inside = ALPHABET.slice((from ?? 0) + 1, to).toUpperCase();
  if (inside === '') return told('No letter stands between them.', 'Say the alphabet and listen.');
  return told(`Between them: ${inside.split('').join(', ')}.`, 'Say the alphabet and check.');
}

function sizes(text: string): WordTask | null {
  const [, ofSmall, small = ofSmall] = SMALL.exec(text) ?? [];
  if (small !== undefined)
    return told(
      `The small letter is ${small}. The big one is ${small.toUpperCase()}.`,
      'Draw both in the air.',
    );
  const [, ofBig, big = ofBig] = BIG.exec(text) ?? [];
  if (big === undefined) return null;
  return told(
    `The capital letter is ${big.toUpperCase()}. The small one is ${big}.`,
    'Draw both in the air.',
  );
}

function kinds(text: string): WordTask | null {
  const [, letter, kind] = VOWEL.exec(text) ?? [];
  if (letter === undefined || kind === undefined) return null;
  const isVowel = VOWELS.includes(letter);
  const yes = isVowel === (kind === 'vowel') ? 'Yes' : 'No';
  const is =
    letter === 'y'
      ? 'y is a consonant, but sometimes it sounds like a vowel'
      : `${letter} is a ${isVowel ? 'vowel' : 'consonant'}`;
  return {
    sentences: [`${letter === 'y' ? 'Mostly' : yes}, ${is}.`, 'The vowels are a, e, i, o and u.'],
    closing: 'Find the vowels in the word pineapple.',
    skill: SKILL,
  };
}

function places(text: string): WordTask | null {
  const [, ordinal] = AT_PLACE.exec(text) ?? [];
  if (ordinal !== undefined) {
    const letter = ordinal === 'last' ? 'z' : (ALPHABET[ORDINALS.indexOf(ordinal)] ?? 'a');
    return told(
      `${letter.toUpperCase()} is the ${ordinal} letter of the alphabet.`,
      'Which one is the third?',
    );
  }
  const [, letter] = PLACE.exec(text) ?? [];
  if (letter === undefined || !text.includes('letter')) return null;
  return told(
    `${letter.toUpperCase()} is letter number ${ALPHABET.indexOf(letter) + 1}.`,
    'Count the letters and check.',
  );
}

/** Neighbors, sizes, kinds and places of letters: 'what letter comes after m'. */
export const alphabet: WordTopic = (text) =>
  neighbor(text) ?? between(text) ?? sizes(text) ?? kinds(text) ?? places(text);
