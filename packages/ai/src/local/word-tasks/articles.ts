import type { WordTopic } from './word-task.ts';

const CHOICE =
  /\b(?:an? ([a-z]{2,14}) or (?:an?) \1|(?:a or an|an or a) (?:with|before|for|in front of|go with|comes before|come before|goes with|goes before) (?:the word )?["']?([a-z]{2,14})["']?|["']?([a-z]{2,14})["']? (?:a or an|an or a))$/;
/** Written with a consonant, spoken with a vowel; and the other way round. */
const SPOKEN_VOWEL = /^(?:hour|honest|honor|heir)/;
const SPOKEN_CONSONANT = /^(?:uni(?!n)|use|usu|euro|ewe|one|once|ufo|ukulele)/;

const RULE =
  /^(?:what is the difference between|when (?:do|should) (?:i|we|you) (?:use|say|write)|how do (?:i|you) know when to use) (?:the word )?["']?an?["']? (?:and|or) ["']?an?["']?$/;

/** 'is it a apple or an apple', and what the rule is. */
export const articles: WordTopic = (text) => {
  if (RULE.test(text))
    return {
      sentences: ['Say an before a vowel sound: an apple.', 'Say a before all other sounds: a dog.'],
      closing: 'Is it a or an before egg?',
      skill: 'english-word-jobs',
    };
  const word = CHOICE.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (word === undefined) return null;
  const isVowel = (/^[aeiou]/.test(word) && !SPOKEN_CONSONANT.test(word)) || SPOKEN_VOWEL.test(word);
  return {
    sentences: [
      `It is ${isVowel ? 'an' : 'a'} ${word}.`,
      `We say an before a vowel sound, and a before other sounds.`,
    ],
    closing: 'Is it a or an before egg?',
    skill: 'english-word-jobs',
  };
};
