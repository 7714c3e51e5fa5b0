import { closedActivity, type Intent } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import irregular from './irregular-words.json' with { type: 'json' };

const PLURAL =
  /\bplural (?:form )?(?:of|for) (?:the word )?["']?([a-z]{2,20})["']?$|^how (?:do|can) (?:i|you) make (?:the word )?["']?([a-z]{2,20})["']? (?:a |into a )?plural$|^(?:what (?:is|are) |how do you say |say )?more than one ([a-z]{2,20})$/;
const PAST = /\bpast (?:tense |form )?(?:of|for) (?:the word |to )?["']?([a-z]{2,20})["']?$/;
const PLURALS = new Map(Object.entries(irregular.plural));
const PASTS = new Map(Object.entries(irregular.past));

function pluralOf(word: string): readonly [form: string, rule: string] {
  const known = PLURALS.get(word);
  if (known !== undefined) return [known, 'This word has a form of its own.'];
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`, 'After s, x, z, ch and sh we add es.'];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ies'), 'The y turns into ies.'];
  return [`${word}s`, 'We add an s.'];
}

function pastOf(word: string): readonly [form: string, rule: string] {
  const known = PASTS.get(word);
  if (known !== undefined) return [known, 'This verb has a form of its own.'];
  if (word.endsWith('e')) return [`${word}d`, 'We add a d.'];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ied'), 'The y turns into ied.'];
  if (/^[^aeiou]*[aeiou][bdgkmnpt]$/.test(word))
    return [`${word}${word.slice(-1)}ed`, 'We double the last letter and add ed.'];
  return [`${word}ed`, 'We add ed.'];
}

/** The plural of a noun and the past of a verb, by the rules of school and a list of words with forms of their own. */
export const wordForms: Intent = (ask) => {
  const noun = PLURAL.exec(ask.text)
    ?.slice(1)
    .find((word) => word !== undefined);
  const verb = PAST.exec(ask.text)?.[1];
  const word = noun ?? verb;
  if (word === undefined) return null;
  const [form, rule] = noun === undefined ? pastOf(word) : pluralOf(word);
  const sentence =
    noun === undefined ? `Today we ${word}, yesterday we ${form}.` : `One ${word}, two ${form}.`;
  const open = closedActivity(ask);
  if (open && isTold(`${sentence} ${rule}`, open)) return giveHint(ask, open);
  const skill = noun === undefined ? 'english-verbs' : 'english-spelling';
  return {
    sentences: [sentence, rule, 'Can you say a sentence with it?'],
    practice: { subject: 'english', skill },
  };
};
