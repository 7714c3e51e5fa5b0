import { NEW_READER_GRADES, type Grade } from '@noodlenaut/domain';
import type { LessonDraft } from './draft-words.ts';

export type DraftContent = LessonDraft['content'];
export type DraftActivity = DraftContent['activities'][number];

/** An activity with one option's text changed. Pictures of options go, because they may not fit any more. */
export function withOption(activity: DraftActivity, index: number, text: string): DraftActivity {
  const { option_cards: _pictures, ...rest } = activity;
  return { ...rest, options: activity.options.map((option, at) => (at === index ? text : option)) };
}

/** The words for who chooses a wrong option; empty words are left out. */
export function withReason(activity: DraftActivity, index: number, text: string): DraftActivity {
  const reasons = activity.options.map((_option, at) => activity.option_reasons?.[at] ?? null);
  return { ...activity, option_reasons: reasons.map((one, at) => (at === index ? text || null : one)) };
}

/** Another option is the right one. It needs no reason against it. */
export const withKey = (activity: DraftActivity, index: number): DraftActivity => ({
  ...withReason(activity, index, ''),
  correct_answer: index,
});

/** The same without an option. The key stays with its option; when that one goes, the first one is right. */
export function withoutOption(activity: DraftActivity, index: number): DraftActivity {
  const { option_cards: _pictures, ...rest } = activity;
  const keep = <Part>(parts: readonly Part[]) => parts.filter((_part, at) => at !== index);
  const { correct_answer: right } = activity;
  const left = {
    ...rest,
    options: keep(activity.options),
    ...(activity.option_reasons && { option_reasons: keep(activity.option_reasons) }),
  };
  return right === index ? withKey(left, 0) : { ...left, correct_answer: right > index ? right - 1 : right };
}

export function withMoreOption(activity: DraftActivity): DraftActivity {
  const { option_cards: _pictures, ...rest } = activity;
  const reasons = activity.options.map((_option, at) => activity.option_reasons?.[at] ?? null);
  return { ...rest, options: [...activity.options, ''], option_reasons: [...reasons, null] };
}

/** A hint changed; empty ones are left out when the draft is sent. */
export const withHint = (activity: DraftActivity, index: number, text: string): DraftActivity => ({
  ...activity,
  hints: [0, 1].map((at) => (at === index ? text : (activity.hints?.[at] ?? ''))),
});

/** An empty question, with as many options as the grade's lessons have. */
export function emptyActivity(grade: Grade): DraftActivity {
  const options = Array.from({ length: NEW_READER_GRADES.includes(grade) ? 3 : 4 }, () => '');
  return {
    type: 'multiple_choice',
    question: '',
    options,
    correct_answer: 0,
    explanation: '',
    option_reasons: options.map(() => null),
    hints: ['', ''],
  };
}

/** The content as it is sent: without empty hints. */
export const sentContent = (content: DraftContent): DraftContent => ({
  ...content,
  activities: content.activities.map((activity) => ({
    ...activity,
    hints: (activity.hints ?? []).filter((hint) => hint.trim() !== ''),
  })),
});

const isEmpty = (text: string): boolean => text.trim() === '';

/** Questions, from 0, in which a needed text is missing. */
export const unfinished = ({ activities }: DraftContent): ReadonlySet<number> =>
  new Set(
    activities.flatMap(({ question, options, explanation }, index) =>
      [question, explanation, ...options].some(isEmpty) ? [index] : [],
    ),
  );

/** Whether a needed text around the questions is missing. */
export const isFrameUnfinished = ({ title, introduction, summary, fun_fact: fact }: DraftContent): boolean =>
  [title, introduction, summary, fact].some(isEmpty);
