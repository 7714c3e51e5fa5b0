import { randomInt } from 'node:crypto';
import { answerBlind, draftLesson, type RemoteProvider } from '@noodlenaut/ai';
import type { BlindAnswer, NewDraft } from '@noodlenaut/db';
import { assembleDraft, seededDice, type DraftWish, type LessonContent } from '@noodlenaut/domain';
import type { Context } from '../context.ts';

export type Drafted = Pick<NewDraft, 'model' | 'content' | 'blindAnswers' | 'skill'>;
const SEEDS = 2 ** 31;

/**
 * Writes a draft: by the remote model if there is one, else from our own questions, which also stand in for a model that gives no
 * usable answer (P7.19). Nothing is stored.
 * @returns null when fewer than three questions of our own fit and no model wrote one
 */
export async function makeDraft(
  services: Pick<Context, 'ai' | 'report' | 'store'>,
  wish: DraftWish,
): Promise<Drafted | null> {
  const own = await ownQuestions(services, wish);
  const written = services.ai && (await byModel(services, services.ai, wish, own?.skill));
  return written ?? own;
}

async function ownQuestions({ store }: Pick<Context, 'store'>, wish: DraftWish): Promise<Drafted | null> {
  const lessons = await store.lessons.published(wish.subject, wish.grade);
  const made = assembleDraft(wish, lessons, seededDice(randomInt(SEEDS)));
  return made && { ...made, model: null, blindAnswers: [] };
}

async function byModel(
  { report }: Pick<Context, 'report'>,
  ai: RemoteProvider,
  wish: DraftWish,
  skill = `${wish.subject}-practice`,
): Promise<Drafted | null> {
  const drafted = await draftLesson(ai, wish);
  if (!drafted.ok) {
    report(new Error(`no lesson draft: ${drafted.reason} (${drafted.detail})`));
    return null;
  }
  const { activities } = drafted.value;
  const asked = await answerBlind(ai, wish.grade, activities);
  if (!asked.ok) report(new Error(`no blind answers: ${asked.reason} (${asked.detail})`));
  const blindAnswers = asked.ok ? blindOf(drafted.value, asked.value) : [];
  return { content: drafted.value, model: drafted.model, skill, blindAnswers };
}

const blindOf = ({ activities }: LessonContent, answers: readonly (number | null)[]): BlindAnswer[] =>
  activities.map(({ question, options }, index) => {
    const answer = answers[index] ?? null;
    return { question, options, answer: answer === null ? null : (options[answer] ?? null) };
  });
