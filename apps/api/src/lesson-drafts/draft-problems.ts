import { checkDraft, type DraftFinding } from '@noodlenaut/content/check-draft';
import type { Activity, LessonContent } from '@noodlenaut/domain';
import type { BlindAnswer, LessonDraftRow } from '@noodlenaut/db';

/** What a teacher vouches for: this right answer to this question. A change of either ends it. */
export const vouchKey = ({ question, options, correct_answer: right }: Activity): string =>
  JSON.stringify([question, options[right]]);

/** Questions, from 0, whose right answer the teacher has checked. */
export const vouchedOf = (content: LessonContent, vouched: readonly string[]): number[] =>
  content.activities.flatMap((activity, index) => (vouched.includes(vouchKey(activity)) ? [index] : []));

/** Whether the model was asked this question with these options, in any order. */
const isAbout = (blind: BlindAnswer, { question, options }: Activity): boolean =>
  blind.question === question &&
  blind.options.length === options.length &&
  blind.options.every((option) => options.includes(option));

type Checked = Pick<LessonDraftRow, 'subjectId' | 'grade' | 'model' | 'content' | 'blindAnswers' | 'vouched'>;

/** Everything that the checks and the model's second answer find in a draft (P7.19). */
export function draftProblems(draft: Checked): DraftFinding[] {
  const { content, blindAnswers, vouched } = draft;
  const mismatches = content.activities.flatMap((activity, index): DraftFinding[] => {
    const blind = blindAnswers.find((one) => isAbout(one, activity));
    if (!blind || blind.answer === activity.options[activity.correct_answer]) return [];
    const said = blind.answer === null ? 'found no single right option' : `chose “${blind.answer}”`;
    return [
      {
        activity: index,
        field: 'correct_answer',
        message: `Asked again without the answer, the model ${said}. Check which one is right.`,
        isBlocking: !vouched.includes(vouchKey(activity)),
      },
    ];
  });
  const unasked: DraftFinding[] =
    draft.model !== null && blindAnswers.length === 0
      ? [
          {
            activity: null,
            field: 'answers',
            message: 'The model did not answer a second time. Check every right answer yourself.',
            isBlocking: false,
          },
        ]
      : [];
  return [...checkDraft(draft.subjectId, draft.grade, content), ...mismatches, ...unasked];
}

/** How many of these keep a draft from being published. */
export const blockingCount = (draft: Checked): number =>
  draftProblems(draft).filter(({ isBlocking }) => isBlocking).length;
