import type { AppRouter } from '@noodlenaut/api/router';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';

export type { AppRouter };

/** What each call takes and answers, as the api's own router says. */
export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

export type Viewer = Outputs['account']['viewer'];
export type User = Outputs['account']['user'];
export type Subject = Outputs['subjects']['list'][number];
export type SubjectProgress = Outputs['progress']['list'][number];
export type Album = Outputs['rewards']['album'];
export type LessonSummary = Outputs['lessons']['list'][number];
export type SealedLesson = Outputs['lessons']['play'];
export type SealedActivity = SealedLesson['content']['activities'][number];
export type CheckedAnswer = Outputs['lessons']['checkAnswer'];
export type Completion = Outputs['lessons']['complete'];
export type Achievement = Outputs['achievements']['list'][number];
export type Shelf = Outputs['achievements']['shelf'];
export type Dashboard = Outputs['progress']['dashboard'];
export type PracticeRound = Outputs['practice']['open'];
export type PracticeItem = PracticeRound['items'][number];
export type PracticeAnswer = PracticeRound['answers'][number];
