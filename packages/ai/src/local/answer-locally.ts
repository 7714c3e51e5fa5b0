import { readAsk, type Ask, type Intent, type LocalSources, type Reply } from './ask.ts';
import { fitAnswer } from './fit-answer.ts';
import { giveHint } from './hints/give-hint.ts';
import { aboutNoodle } from './intents/about-noodle.ts';
import { calculation } from './intents/calculation.ts';
import { curriculumFacts } from './intents/curriculum-facts.ts';
import { definition } from './intents/definition.ts';
import { followUp } from './intents/follow-up.ts';
import { helpWithActivity } from './intents/help-with-activity.ts';
import { likelyCards, perhapsCards, sameCards, sureCards } from './intents/knowledge-cards.ts';
import { misconceptions } from './intents/misconceptions.ts';
import { practiceOffer } from './intents/practice-offer.ts';
import { relatedWord } from './intents/related-word.ts';
import { schoolQuestions } from './intents/school-questions.ts';
import { smallTalk } from './intents/small-talk.ts';
import { suggestionsFor } from './intents/suggestions.ts';
import { twoWords } from './intents/two-words.ts';
import { didYouMean, unknown } from './intents/unknown.ts';
import { wordForms } from './intents/word-forms.ts';
import { wordTasks } from './intents/word-tasks.ts';
import { whyWrong } from './intents/why-wrong.ts';
import { isTold } from './key/is-told.ts';
import type { Answer, Question } from './question.ts';

/** In this order: the first that knows what is meant answers. */
const FIRST: readonly Intent[] = [smallTalk, whyWrong, helpWithActivity];
const THEN: readonly Intent[] = [
  wordTasks,
  wordForms,
  sameCards,
  aboutNoodle,
  practiceOffer,
  calculation,
  sureCards,
  definition,
  likelyCards,
  misconceptions,
  schoolQuestions,
  twoWords,
  perhapsCards,
  curriculumFacts,
  didYouMean,
  relatedWord,
];

async function firstOf(intents: readonly Intent[], ask: Ask): Promise<Reply | null> {
  for (const intent of intents) {
    // One after the other: a later intent reads the library only when no earlier one answers.
    const reply = await intent(ask);
    if (reply) return reply;
  }
  return null;
}

async function replyTo(ask: Ask): Promise<Reply> {
  const first = ask.text === '' ? null : await firstOf(FIRST, ask);
  if (first) return first;
  const following = await followUp(ask);
  if (following && 'reply' in following) return following.reply;
  const meant = following ? following.ask : ask;
  return (await firstOf(THEN, meant)) ?? unknown(ask);
}

/** The text within the limits of the grade, with an end that is kept while other sentences have to go. */
function withEnd(sentences: readonly string[], last: string, { question: { grade } }: Ask): string {
  const end = fitAnswer([last], grade);
  for (let count = sentences.length; count > 0; count -= 1) {
    const text = fitAnswer([...sentences.slice(0, count), last], grade);
    if (end !== '' && text.endsWith(end)) return text;
  }
  return '';
}

function textOf({ sentences, closing, source }: Reply, ask: Ask): string {
  const { grade } = ask.question;
  if (closing !== undefined) return withEnd(sentences, closing, ask) || fitAnswer([closing], grade);
  return (source !== undefined && withEnd(sentences, source, ask)) || fitAnswer(sentences, grade);
}

const MOST_SUGGESTIONS = 3;

/**
 * Answers a child without a model, a key or a network (P7.02): hints, calculations, words, facts from the lessons, and a plain
 * "I do not know". The same question gets the same answer. The policy stands before and behind it.
 * @param question the message is at most 300 characters long
 * @returns plain text within the limits of the grade; it never tells the key of an activity that is not checked (P7.13)
 */
export async function answerLocally(question: Question, sources: LocalSources): Promise<Answer> {
  const ask = readAsk(question, sources);
  let reply = await replyTo(ask);
  const { open } = question;
  if (open && !open.mayTellKey && isTold(textOf(reply, ask), open)) reply = await giveHint(ask, open);
  const text = textOf(reply, ask) || textOf(unknown(ask), ask);
  return {
    text,
    suggestions: (reply.suggestions ?? suggestionsFor(ask)).slice(0, MOST_SUGGESTIONS),
    practice: reply.practice ?? null,
    isKnown: reply.isKnown ?? true,
  };
}
