import type { Intent } from '../ask.ts';
import { suggestionsFor } from './suggestions.ts';

const ABOUT: readonly (readonly [when: RegExp, sentences: readonly string[]])[] = [
  [
    /\bwhat (?:can|could|do) you (?:do|know|help)(?: (?:me )?(?:with|for|about))?\b|^(?:help|help me|i need help|can you help(?: me)?)(?: .*)?$|\bhow (?:do|can) (?:i|you) (?:use (?:you|this|it|noodle|the (?:chat|helper))|help)\b/,
    [
      'I give hints, do math with you and explain words.',
      'I also know facts from your lessons.',
      'Ask me a question!',
    ],
  ],
  [
    /\b(?:are|is) (?:you|noodle) (?:a |an |really )*(?:robot|human|person|real|computer|alive|machine|ai|bot|boy|girl|people|chatgpt)\b|\bwho (?:are you|made you)\b|\bwhat are you\b|\bwhat is your name\b/,
    ["I'm Noodle, a computer helper.", 'I am not a person.', 'People wrote my rules and your lessons.'],
  ],
  [
    /\bdo you (?:have|feel) (?:any )?(?:feelings?|emotions?|friends|parents|a family|a heart|a brain)\b|\b(?:do|can) you (?:love|like|feel|sleep|eat|dream)\b/,
    ["I'm a computer helper, so I do not feel things.", 'But I am always ready to help.'],
  ],
  [
    /\bhow old are you\b|\bwhere (?:do you live|are you)\b|\bwhen is your birthday\b/,
    ["I'm a computer helper, so I have no age and no home.", 'I am here in your lessons.'],
  ],
  [
    /\b(?:tell me|know|say) (?:me )?(?:a |any |some )?(?:jokes?|riddles?)\b/,
    ['Why was six so hungry?', 'Because seven ate nine!', 'Want a fun fact next?'],
  ],
];

/** What the helper is and what it can do. */
export const aboutNoodle: Intent = (ask) => {
  const found = ABOUT.find(([when]) => when.test(ask.text));
  return found ? { sentences: found[1], suggestions: suggestionsFor(ask) } : null;
};
