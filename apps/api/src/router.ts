import { accountRouter } from './account/account.router.ts';
import { achievementsRouter } from './achievements/achievements.router.ts';
import { assignmentsRouter } from './assignments/assignments.router.ts';
import { billingRouter } from './billing/billing.router.ts';
import { chatRouter } from './chat/chat.router.ts';
import { classQuizzesRouter } from './class-quizzes/class-quizzes.router.ts';
import { classesRouter } from './classes/classes.router.ts';
import { familyRouter } from './family/family.router.ts';
import { lessonDraftsRouter } from './lesson-drafts/lesson-drafts.router.ts';
import { lessonsRouter } from './lessons/lessons.router.ts';
import { pathsRouter } from './paths/paths.router.ts';
import { plansRouter } from './plans/plans.router.ts';
import { practiceRouter } from './practice/practice.router.ts';
import { privacyRouter } from './privacy/privacy.router.ts';
import { learnerGroupsRouter } from './classes/learner-groups.router.ts';
import { progressRouter } from './progress/progress.router.ts';
import { quizRouter } from './quiz/quiz.router.ts';
import { subjectsRouter } from './subjects/subjects.router.ts';
import { rewardsRouter } from './rewards/rewards.router.ts';
import { legalRouter } from './legal/legal.router.ts';
import { schoolRouter } from './school/school.router.ts';
import { supportRouter } from './support/support.router.ts';
import { teacherRouter } from './teacher/teacher.router.ts';
import { router } from './calls/trpc.ts';
import { tutoringRouter } from './tutoring/tutoring.router.ts';

/** Every call there is, one router a noun; REST and OpenAPI are made from it. */
export const appRouter = router({
  account: accountRouter,
  achievements: achievementsRouter,
  assignments: assignmentsRouter,
  billing: billingRouter,
  chat: chatRouter,
  classes: classesRouter,
  classQuizzes: classQuizzesRouter,
  family: familyRouter,
  learnerGroups: learnerGroupsRouter,
  lessonDrafts: lessonDraftsRouter,
  lessons: lessonsRouter,
  paths: pathsRouter,
  plans: plansRouter,
  practice: practiceRouter,
  privacy: privacyRouter,
  progress: progressRouter,
  quiz: quizRouter,
  subjects: subjectsRouter,
  rewards: rewardsRouter,
  legal: legalRouter,
  school: schoolRouter,
  support: supportRouter,
  teacher: teacherRouter,
  tutoring: tutoringRouter,
});
export type AppRouter = typeof appRouter;
