import { generateText } from 'ai';
import type { LocalSources } from './local/ask.ts';
import { localModel } from './local/local-model.ts';
import { localOptions, readAnswer } from './local/question-schema.ts';
import type { Answer, OpenActivity, Passage, Question } from './local/question.ts';
import { checkAnswer } from './policy/answer/check-answer.ts';
import { bandOf } from './policy/replies/grade-band.ts';
import type { TopicLexicon } from './policy/topic/lexicon.ts';

/** `isFlagged`: the provider's own moderation is against it. */
export interface RemoteText {
  readonly text: string;
  readonly model: string;
  readonly isFlagged: boolean;
}
/** Asks the remote model once. Null: it did not answer, for whatever reason. */
export type AskRemote = (question: Question, passages: readonly Passage[]) => Promise<RemoteText | null>;

export interface HelperParts extends LocalSources {
  readonly lexicon: TopicLexicon;
}
export interface Answered extends Answer {
  readonly isLocal: boolean;
  /** The remote model was asked and gave no answer that a child may see (P7.08). */
  readonly isFallback: boolean;
  readonly model: string | null;
  /** Answers that the output check refused. */
  readonly refused: number;
}

const REMOTE_TRIES = 2;
const PASSAGES = 5;

/** How the local model begins an answer that may be meant (decision 0083). */
const MEANT = /^Do you mean: [^?]{1,150}\? /;

/** Said when no engine has an answer that passes the check: true for every question, and it tells no key. */
const LAST_WORDS = {
  young: 'Let us look again, slowly. What do you see first?',
  middle: 'Let us look at it again, one step at a time. What does the question ask you to find?',
  older: 'Let us go back one step. Say in your own words what the question asks, and what you know already.',
} as const;

/**
 * Stages S5 and S6 (security 6.2): an engine answers, and the output check reads every answer before the child (P7.09, P7.12).
 * @param guarded every activity whose key must not be told now: what is open, whatever the browser says (P7.13)
 * @param askRemote null: only the local model may answer
 */
export async function answerQuestion(
  question: Question,
  guarded: readonly OpenActivity[],
  parts: HelperParts,
  askRemote: AskRemote | null,
): Promise<Answered> {
  const { grade } = question;
  const isAllowed = (text: string) =>
    [question.open, ...guarded].every(
      (open) => checkAnswer(text, { grade, open, allowedWords: parts.lexicon }).isAllowed,
    );
  let refused = 0;
  if (askRemote !== null) {
    const words = question.message.split(/\s+/);
    const passages = await parts.library.search(words, { grade, subject: question.subject, limit: PASSAGES });
    for (let tries = 0; tries < REMOTE_TRIES; tries += 1) {
      const remote = await askRemote(question, passages);
      if (remote === null) break;
      if (!remote.isFlagged && isAllowed(remote.text))
        return {
          text: remote.text,
          suggestions: [],
          practice: null,
          isKnown: true,
          isLocal: false,
          isFallback: false,
          model: remote.model,
          refused,
        };
      refused += 1;
    }
  }
  const isFallback = askRemote !== null;
  const local = readAnswer(
    await generateText({
      model: localModel(parts),
      prompt: question.message,
      providerOptions: localOptions(question),
      maxRetries: 0,
    }),
  );
  // The question of a card is not checked as its answer is; without it the answer stands.
  const text = [local.text, local.text.replace(MEANT, 'Maybe this helps. ')].find(isAllowed);
  if (text !== undefined) return { ...local, text, isLocal: true, isFallback, model: null, refused };
  return {
    text: LAST_WORDS[bandOf(grade)],
    suggestions: local.suggestions.filter(isAllowed),
    practice: null,
    isKnown: false,
    isLocal: true,
    isFallback,
    model: null,
    refused: refused + 1,
  };
}
