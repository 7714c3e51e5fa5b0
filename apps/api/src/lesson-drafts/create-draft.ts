import { randomInt } from 'node:crypto';
import { answerBlind, draftLesson, type RemoteProvider } from '@noodlenaut/ai';
import type { createDraftRequest } from '@noodlenaut/contract';
import type { BlindAnswer, NewDraft } from '@noodlenaut/db';
import { assembleDraft, seededDice, type LessonContent } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { blockingCount } from './draft-problems.ts';
import { ownDraft, showDraft } from './show-draft.ts';

type Wish = z.output<typeof createDraftRequest>;
type Drafted = Pick<NewDraft, 'model' | 'content' | 'blindAnswers' | 'skill'>;
const SEEDS = 2 ** 31;

/**
 * Drafts a lesson for a teacher: by the remote model if there is one, else from our own questions, which also stand in for a model
 * that gives no usable answer (P7.19). Nobody but the teacher sees it.
 */
export async function createDraft(
  services: Pick<Context, 'ai' | 'report' | 'store'>,
  viewer: SessionViewer,
  wish: Wish,
) {
  const own = await ownQuestions(services, wish);
  const written = services.ai && (await byModel(services, services.ai, wish, own?.skill));
  const made = written ?? own;
  if (made === null)
    throw new AppError('wrong_state', {
      message: 'We have too few questions of our own about this topic. Try a word from one of our lessons.',
    });
  const draft = { ...made, subjectId: wish.subject, grade: wish.grade };
  const { id } = await services.store.lessonDrafts.create({
    ...draft,
    ownerId: viewer.id,
    topic: wish.topic,
    blocking: blockingCount({ ...draft, vouched: [] }),
  });
  return showDraft(services, await ownDraft(services.store, viewer, id));
}

async function ownQuestions({ store }: Pick<Context, 'store'>, wish: Wish): Promise<Drafted | null> {
  const lessons = await store.lessons.published(wish.subject, wish.grade);
  const made = assembleDraft(wish, lessons, seededDice(randomInt(SEEDS)));
  return made && { ...made, model: null, blindAnswers: [] };
}

async function byModel(
  { report }: Pick<Context, 'report'>,
  ai: RemoteProvider,
  wish: Wish,
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
