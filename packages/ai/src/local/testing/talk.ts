import { cardsOf } from '../../cards/card-index.ts';
import { loadCards } from '../../cards/load-cards.ts';
import { loadGlossary } from '../../glossary/load-glossary.ts';
import { answerLocally } from '../answer-locally.ts';
import type { Answer, Library, Question, Turn } from '../question.ts';
import { lessonLibrary, lessons } from './lesson-library.ts';

const library = lessonLibrary();
const noCards = cardsOf([]);
const cards = loadCards(lessons);
const glossary = loadGlossary(new URL('glossary', import.meta.url).pathname);
const NOTHING: Omit<Question, 'message'> = { grade: '3rd', subject: null, open: null, turns: [] };

/** The answer to one message, from all lessons and the small glossary of the tests, without cards. */
export const ask = (
  message: string,
  about: Partial<Question> = {},
  from: Library = library,
): Promise<Answer> =>
  answerLocally({ ...NOTHING, ...about, message }, { library: from, glossary, cards: noCards });

/** The same with all cards, as a child gets it. */
export const askWithCards = (
  message: string,
  about: Partial<Question> = {},
  from: Library = library,
): Promise<Answer> => answerLocally({ ...NOTHING, ...about, message }, { library: from, glossary, cards });

/** A whole conversation, in which each answer knows the four turns before it. Returns the answers. */
export async function talk(messages: readonly string[], about: Partial<Question> = {}): Promise<Answer[]> {
  const answers: Answer[] = [];
  const turns: Turn[] = [];
  for (const message of messages) {
    const answer = await ask(message, { ...about, turns: turns.slice(-4) });
    answers.push(answer);
    turns.push({ message, response: answer.text });
  }
  return answers;
}
