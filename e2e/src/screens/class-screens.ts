import { type Account, ask } from '../accounts.ts';
import { give, giveHomework, newClassroom } from '../classroom.ts';
import { FIRST_LESSON } from '../lesson-key.ts';
import { inClass, type Screen } from './screen.ts';

/** A class with a pupil who has played, one who has not, and one thing to do. */
async function asClassTeacher(): Promise<Account> {
  const room = await newClassroom(['Noor', 'Bo']);
  const answer = { option: 0, answerMs: 5000 };
  await ask('POST', `/api/lessons/${FIRST_LESSON}/activities/0/answer`, room.pupil('Noor').sessionId, answer);
  await give(room, { kind: 'lesson', lessonId: FIRST_LESSON });
  return room.teacher;
}

/** The same class with a quiz as homework, of which Noor has answered a question. */
async function asQuizTeacher(): Promise<Account> {
  const room = await newClassroom(['Noor', 'Bo']);
  const { assignmentId } = await giveHomework(room);
  const url = `/api/homework/${assignmentId}/questions/0/answer`;
  await ask('POST', url, room.pupil('Noor').sessionId, { option: 0 });
  return room.teacher;
}

/** How a class learns, as its teacher sees it. */
export const CLASS_SCREENS: readonly Screen[] = [
  { name: 'a class', hands: 'adult', as: asClassTeacher, go: inClass('') },
  {
    name: 'a class without pupils',
    hands: 'adult',
    as: async () => (await newClassroom()).teacher,
    go: inClass(''),
  },
  {
    name: 'questions of a class',
    hands: 'adult',
    as: asClassTeacher,
    go: inClass('/items?skill=math-multiplication'),
  },
  {
    name: 'assignments of a class',
    hands: 'adult',
    as: asClassTeacher,
    go: async (page) => {
      await inClass('/assignments?give=lesson')(page);
      await page.getByRole('radio', { name: /^1\. / }).check();
      await page.getByRole('radio', { name: /^Some pupils/ }).check();
      await page.getByRole('button', { name: /^End / }).click();
    },
  },
  {
    name: 'quizzes of a class, giving one as homework',
    hands: 'adult',
    as: asQuizTeacher,
    go: inClass('/quizzes?give=true'),
  },
  {
    name: 'a past quiz of a class',
    hands: 'adult',
    as: asQuizTeacher,
    go: async (page) => {
      await inClass('/quizzes')(page);
      await page.getByRole('link', { name: /^Results of/ }).click();
      await page.getByRole('table', { name: 'Results by pupil' }).waitFor();
    },
  },
];
