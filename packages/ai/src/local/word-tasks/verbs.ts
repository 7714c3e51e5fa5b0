import irregular from '../intents/irregular-words.json' with { type: 'json' };
import { type WordTask, type WordTopic, capital } from './word-task.ts';

const SKILL = 'english-verbs';
const FORM = /^(?:doe?s|has|is|was|goes)$/;
const DOUBLED = /^[^aeiou]*[aeiou][bdgkmnpt]$/;

/** 'She runs': the form after he, she, it or one name. */
export function singular(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'are' || verb === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`;
}
const WHO = '(i|you|he|she|it|we|they|the [a-z]{2,12}|my [a-z]{2,12}|(?:a|one|two|three|many) [a-z]{2,12})';
const AGREE = new RegExp(`\\b${WHO} ([a-z]{2,12}) or (?:${WHO} )?([a-z]{2,12})$`);
const PLURAL_WHO = /^(?:i|you|we|they)$|^(?:two|three|many) |^(?:the|my) [a-z]*[^s]s$/;

/** 'is it he run or he runs'. */
function agreement(text: string): WordTask | null {
  const [, who, one, , other] = AGREE.exec(text) ?? [];
  if (who === undefined || one === undefined || other === undefined || one === other) return null;
  const [base, withS] = singular(one) === other ? [one, other] : singular(other) === one ? [other, one] : [];
  if (base === undefined || withS === undefined) return null;
  // 'The dogs run or the dogs runs': the noun says how many there are.
  const isMany = PLURAL_WHO.test(who) && !/^(?:the|my) (?:bus|class|glass|grass|dress)$/.test(who);
  const right = isMany ? (withS === 'is' && who === 'i' ? 'am' : base) : withS;
  return {
    sentences: [
      `${who === 'i' ? 'I' : capital(who)} ${right} is right.`,
      isMany
        ? 'With I, you, we, they and many, the verb has no s.'
        : 'With he, she, it and one thing, the verb gets an s.',
    ],
    closing: 'Say it with they instead.',
    skill: SKILL,
  };
}

const ING =
  /\b(?:ing form|ing) (?:of|to|for) (?:the word )?["']?([a-z]{2,12})["']?$|\b(?:add|put|write) ing to ["']?([a-z]{2,12})["']?$/;
/** 'how do i add ing to run'. */
function ing(text: string): WordTask | null {
  const [, first, verb = first] = ING.exec(text) ?? [];
  if (verb === undefined || FORM.test(verb)) return null;
  const [form, rule] = /[^aeio]e$/.test(verb)
    ? [verb.replace(/e$/, 'ing'), 'The silent e goes away.']
    : verb.endsWith('ie')
      ? [verb.replace(/ie$/, 'ying'), 'The ie turns into y.']
      : DOUBLED.test(verb)
        ? [`${verb}${verb.slice(-1)}ing`, 'We double the last letter.']
        : [`${verb}ing`, 'We add ing.'];
  return { sentences: [`It is ${form}.`, rule], closing: `Say: I am ${form}.`, skill: SKILL };
}

const PASTS = new Map(Object.entries(irregular.past));
const PARTICIPLE = /\b(?:present|base form|now form) (?:tense )?(?:of|for) ["']?([a-z]{2,12})["']?$/;
/** 'what is the present tense of went'. */
function present(text: string): WordTask | null {
  const past = PARTICIPLE.exec(text)?.[1];
  const found = [...PASTS].find(([, form]) => form === past)?.[0];
  if (past === undefined || found === undefined) return null;
  return {
    sentences: [`It is ${found}.`, `Today I ${found}, yesterday I ${past}.`],
    closing: 'Say it with she.',
    skill: SKILL,
  };
}

/** The form of a verb that fits: with he or they, with ing, now. */
export const verbs: WordTopic = (text) => agreement(text) ?? ing(text) ?? present(text);
