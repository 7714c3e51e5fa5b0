import { say, type Ask, type Reply } from '../ask.ts';
import { suggestionsFor } from './suggestions.ts';

/** Says plainly that it does not know, and what it can do instead (P7.07). */
export const unknown = (ask: Ask): Reply => ({
  sentences: [
    say(ask, ['I do not know that.', 'That is not in my lessons.', 'I have no answer to that yet.']),
    say(ask, ['I can help with these.', 'Try one of these.']),
  ],
  suggestions: suggestionsFor(ask),
  isKnown: false,
});
