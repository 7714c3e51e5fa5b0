import type { Grade } from '../grades.ts';
import type { Dice } from '../practice/dice.ts';
import { practiceFor } from '../practice/practice-generators.ts';
import type { SubjectId } from '../subjects.ts';
import type { Activity, LessonContent } from './lesson.ts';
import { topicMatches, topicStems } from './topic-match.ts';

/** What a teacher wants a lesson about. */
export interface DraftWish {
  readonly topic: string;
  readonly subject: SubjectId;
  readonly grade: Grade;
  /** How many questions: 3 to 10. */
  readonly count: number;
}
/** A published lesson of the wished subject and grade. */
export interface DraftSource {
  readonly title: string;
  readonly goal: string;
  readonly skills: readonly string[];
  readonly content: LessonContent;
}
export interface AssembledDraft {
  readonly content: LessonContent;
  readonly skill: string;
}

export const DRAFT_QUESTIONS = { least: 3, most: 10 } as const;
const TITLE_WORDS = 6;
/** A match in the name of a lesson counts as much as so many in its texts. */
const NAME_WEIGHT = 3;
/** Tries a generator gets to make one more different exercise. */
const TRIES = 20;

/**
 * Puts a lesson together from our own questions: those that fit the topic, and exercises of fitting generators, half and half where
 * there are both (P7.19). Nothing in it is new text but the title.
 * @returns null when fewer than three questions fit the topic
 */
export function assembleDraft(
  wish: DraftWish,
  lessons: readonly DraftSource[],
  dice: Dice,
): AssembledDraft | null {
  const stems = topicStems(wish.topic);
  const ranked = lessons
    .map((lesson) => {
      const named = topicMatches(stems, `${lesson.title} ${lesson.goal} ${lesson.skills.join(' ')}`);
      return { lesson, rank: named * NAME_WEIGHT };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const asked = ranked
    .flatMap(({ lesson, rank }) =>
      lesson.content.activities.map((activity) => ({
        activity,
        lesson,
        rank: rank + topicMatches(stems, textOf(activity)),
      })),
    )
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  const generators = practiceFor(wish.subject, wish.grade).filter(
    ({ id, skill }) => topicMatches(stems, `${id} ${skill}`.replaceAll('-', ' ')) > 0,
  );
  const half = Math.ceil(wish.count / 2);
  const fromLessons = asked.slice(0, generators.length > 0 ? half : wish.count);
  const known = fromLessons.map(({ activity }) => activity);
  const made = exercises(wish.count - known.length, known);
  const more = asked.slice(known.length, wish.count - made.length);
  const activities = [...known, ...more.map(({ activity }) => activity), ...made];
  if (activities.length < DRAFT_QUESTIONS.least) return null;

  const nearest = asked[0]?.lesson ?? ranked[0]?.lesson;
  const fits = asked[0] === undefined ? undefined : nearest;
  return {
    skill: fits?.skills[0] ?? generators[0]?.skill ?? `${wish.subject}-practice`,
    content: {
      title: titleOf(wish.topic),
      introduction: fits?.content.introduction ?? 'Here is some practice. Take your time.',
      activities,
      summary: fits?.content.summary ?? 'You did it. Well done!',
      fun_fact: nearest?.content.fun_fact ?? 'Practice makes paths in your brain stronger.',
    },
  };

  function exercises(wanted: number, before: readonly Activity[]): readonly Activity[] {
    const questions = new Set(before.map(({ question }) => question));
    const found: Activity[] = [];
    for (
      let tries = 0;
      generators.length > 0 && found.length < wanted && tries < wanted * TRIES;
      tries += 1
    ) {
      const activity = generators[tries % generators.length]?.make(dice, wish.grade);
      if (!activity || questions.has(activity.question)) continue;
      questions.add(activity.question);
      found.push(activity);
    }
    return found;
  }
}

const textOf = ({ question, explanation, options }: Activity): string =>
  [question, explanation, ...options].join(' ');

/** The topic as a title: at most six words, the first letter a capital. */
export function titleOf(topic: string): string {
  const words = topic.trim().split(/\s+/).slice(0, TITLE_WORDS).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
