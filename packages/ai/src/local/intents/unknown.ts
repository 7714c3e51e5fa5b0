import { closedActivity, say, type Ask, type Intent, type Reply } from '../ask.ts';
import { suggestionsFor } from './suggestions.ts';

const NEAR = 0.33;
const MOST_NEAR = 3;
const asMessage = (ask: string): string => `${ask.charAt(0).toUpperCase()}${ask.slice(1)}?`;

/** Questions like the child's that a card answers. With an activity on screen they might tell its key. */
const nearQuestions = (ask: Ask): readonly string[] =>
  closedActivity(ask) !== null
    ? []
    : ask.cards
        .find(ask.text, ask.question.grade)
        .filter(({ score }) => score >= NEAR)
        .flatMap(({ card }) => card.asks.slice(0, 1).map(asMessage))
        .slice(0, MOST_NEAR);

/** What a child may have meant, to be tapped; null when nothing is near (P7.07). */
export const didYouMean: Intent = (ask) => {
  const near = nearQuestions(ask);
  if (near.length === 0) return null;
  return {
    sentences: [
      say(ask, ['I do not know that.', 'I have no answer to that yet.']),
      near.length === 1 ? 'Did you mean this question?' : 'Did you mean one of these questions?',
    ],
    suggestions: near,
    isKnown: false,
  };
};

/** Says plainly that it does not know, and what it can do instead (P7.07). */
export const unknown = (ask: Ask): Reply => ({
  sentences: [
    say(ask, ['I do not know that.', 'That is not in my lessons.', 'I have no answer to that yet.']),
    say(ask, ['I can help with these.', 'Try one of these.']),
  ],
  suggestions: suggestionsFor(ask),
  isKnown: false,
});
