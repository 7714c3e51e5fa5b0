import type { OpenActivity } from '@noodlenaut/ai';
import type { chatRequest } from '@noodlenaut/contract';
import type { ChatContext, RootStore } from '@noodlenaut/db';
import type { LessonContent, QuizQuestion, SubjectId } from '@noodlenaut/domain';
import type { z } from 'zod';
import { activityOf } from '../practice/show-round.ts';

type Place = z.output<typeof chatRequest>['place'];
interface Attempt {
  readonly activity: number;
  readonly option: number;
  readonly isCorrect: boolean;
}

/** What the child has open: the activity it asks about, and every activity whose key must not be told now (P7.13). */
export interface OpenActivities {
  readonly subject: SubjectId | null;
  readonly asked: OpenActivity | null;
  readonly guarded: readonly OpenActivity[];
}

/**
 * In a lesson a key may be told once the child has checked its answer. An activity that comes back in the second round is open
 * again until it is answered there.
 */
function ofLesson(
  content: LessonContent,
  index: number,
  answers: readonly Attempt[],
  step: number,
): OpenActivity | null {
  const activity = content.activities[index];
  if (activity === undefined) return null;
  const own = answers.filter((answer) => answer.activity === index);
  const isSecondRound = step > content.activities.length;
  const mayTellKey = own.some(({ isCorrect }) => isCorrect) || own.length > (isSecondRound ? 1 : 0);
  const wrongOptions = own.filter(({ isCorrect }) => !isCorrect).map(({ option }) => option);
  return { activity, lessonTitle: content.title, wrongOptions, mayTellKey };
}

function indexesAt({ content, step, answers }: NonNullable<ChatContext['lesson']>): readonly number[] {
  const count = content.activities.length;
  if (step <= count) return [Math.max(0, step - 1)];
  const missed = answers.filter(({ isCorrect }) => !isCorrect).map(({ activity }) => activity);
  return [...new Set(missed)];
}

/**
 * A game's question, also in another tab, and those of homework: nobody is told a key before all are, or before the own answer
 * (P7.13).
 */
const ofQuiz = ({ question, options, right, explanation }: QuizQuestion): OpenActivity => ({
  activity: { type: 'multiple_choice', question, options, correct_answer: right, explanation },
  lessonTitle: 'Quiz game',
  wrongOptions: [],
  mayTellKey: false,
});

/**
 * Finds what is open from the records. What the browser names decides only which activity the question is about: naming
 * another one, or none, opens no key.
 */
export async function openActivities(
  store: Pick<RootStore, 'lessons' | 'practice'>,
  learnerId: string,
  { lesson, practice, quiz, homework }: ChatContext,
  place: Place,
): Promise<OpenActivities> {
  const atStep =
    lesson === null
      ? []
      : indexesAt(lesson).map((index) => ofLesson(lesson.content, index, lesson.answers, lesson.step));
  const inRound = practice === null ? null : await ofRound(store, learnerId, practice);
  const named = place === undefined ? null : await atPlace(store, learnerId, lesson, place);
  const asked = named?.open ?? atStep[0] ?? inRound?.open ?? null;
  const subject = named?.subject ?? (atStep[0] ? lesson?.subject : inRound?.subject) ?? null;
  return {
    subject,
    asked,
    guarded: [
      ...atStep,
      inRound?.open ?? null,
      named?.open ?? null,
      quiz && ofQuiz(quiz),
      ...homework.map(ofQuiz),
    ].flatMap((open) => (open === null || open.mayTellKey ? [] : [open])),
  };
}

async function ofRound(
  store: Pick<RootStore, 'practice'>,
  learnerId: string,
  at: { readonly roundId: string; readonly position: number },
) {
  const item = await store.practice.item(learnerId, at.roundId, at.position);
  if (!item) return null;
  const isAnswered = item.option !== null;
  const wrongOptions = item.option !== null && item.isCorrect === false ? [item.option] : [];
  return {
    subject: item.subjectId,
    open: { activity: activityOf(item), lessonTitle: 'Practice', wrongOptions, mayTellKey: isAnswered },
  };
}

async function atPlace(
  store: Pick<RootStore, 'lessons' | 'practice'>,
  learnerId: string,
  open: ChatContext['lesson'],
  place: NonNullable<Place>,
) {
  if ('roundId' in place) return ofRound(store, learnerId, place);
  if (open?.lessonId === place.lessonId)
    return { subject: open.subject, open: ofLesson(open.content, place.activity, open.answers, open.step) };
  const lesson = await store.lessons.withRun(place.lessonId, learnerId);
  if (!lesson) return null;
  const { content, answers, step } = lesson;
  const tries = answers.map(({ activity, option }) => ({
    activity,
    option,
    isCorrect: content.activities[activity]?.correct_answer === option,
  }));
  return { subject: lesson.subjectId, open: ofLesson(content, place.activity, tries, step ?? 0) };
}
