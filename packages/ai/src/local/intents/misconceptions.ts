import { closedActivity, type Intent } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import { CORRECTIONS } from './corrections.ts';

/**
 * Widespread mistakes, whether a child asks ("is a whale a fish?") or claims them ("whales are fish"). The answer is what the
 * lessons teach, also when the child insists.
 */
export const misconceptions: Intent = (ask) => {
  const text = ask.text
    .replace(
      /\b(?:really|actually|just|i think|i thought|isn't it true that|is it true that|my \w+ (?:says?|said)(?: that)?|so|right|correct|yes)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const found = CORRECTIONS.find(
    ({ all, not }) => all.every((word) => word.test(text)) && !(not?.test(text) ?? false),
  );
  if (!found) return null;
  const open = closedActivity(ask);
  if (open && isTold(found.says.join(' '), open)) return giveHint(ask, open);
  return { sentences: found.says, practice: found.topic, suggestions: ['Why?', 'A fun fact, please'] };
};
