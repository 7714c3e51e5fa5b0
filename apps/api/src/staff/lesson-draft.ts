import { writeFile } from 'node:fs/promises';
import { createDraftRequest } from '@noodlenaut/contract';
import { EnvironmentError } from '../env.ts';
import { draftProblems } from '../lesson-drafts/draft-problems.ts';
import { makeDraft } from '../lesson-drafts/make-draft.ts';
import { StaffError, type StaffCommand, type StaffContext } from './staff-context.ts';

const USAGE = 'npm run staff -- lesson-draft SUBJECT GRADE COUNT TOPIC --to FILE';

function modelOf({ ai }: StaffContext) {
  try {
    return ai();
  } catch (cause) {
    if (cause instanceof EnvironmentError) throw new StaffError(cause.message, { cause });
    throw cause;
  }
}

/**
 * Drafts a lesson for the school (P7.19). It reaches no child: somebody edits the file, adds it to packages/content, and the review
 * of the change publishes it (decision 0080).
 */
export const lessonDraft: StaffCommand = {
  takes: 'SUBJECT GRADE COUNT TOPIC --to FILE',
  does: 'drafts a lesson of the school as a new file, with everything that its checks find; put TOPIC in quotes',
  run: async (context, subject, grade, count, topic, flag, file) => {
    const wish = createDraftRequest.safeParse({ subject, grade, count: Number(count), topic });
    if (!wish.success || flag !== '--to' || file === undefined) {
      const wrong = wish.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
      throw new StaffError([`Usage: ${USAGE}`, ...wrong].join('\n'));
    }
    const { store, print } = context;
    const report = (cause: unknown) => print(cause instanceof Error ? cause.message : 'no answer');
    const made = await makeDraft({ ai: modelOf(context), report, store }, wish.data);
    if (made === null)
      throw new StaffError('Too few of our own questions fit. Try a word from one of the lessons.');
    const { skill, content, model } = made;
    const draft = {
      subject: wish.data.subject,
      grade: wish.data.grade,
      skills: [skill],
      reviewed: false,
      content,
    };
    try {
      await writeFile(file, `${JSON.stringify(draft, null, 2)}\n`, { flag: 'wx' });
    } catch (cause) {
      throw new StaffError(`${file} cannot be written as a new file.`, { cause });
    }
    print(model === null ? 'Put together from our own questions.' : `Written by ${model}.`);
    const checked = { ...made, subjectId: wish.data.subject, grade: wish.data.grade, vouched: [] };
    for (const { activity, field, message, isBlocking } of draftProblems(checked))
      print(
        `${isBlocking ? 'must be put right' : 'look at'} | ${activity === null ? '' : `question ${activity + 1}, `}${field}: ${message}`,
      );
    print(`The draft is in ${file}. docs/content.md says how it becomes a lesson.`);
  },
};
