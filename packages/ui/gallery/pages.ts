import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** Every page of the gallery, by the name in its address. */
export const PAGES: Record<string, Load> = {
  landing: () => import('./pages/landing.tsx'),
  login: () => import('./pages/login.tsx'),
  register: () => import('./pages/register.tsx'),
  dashboard: () => import('./pages/dashboard.tsx'),
  'dashboard-no-grade': () => import('./pages/dashboard-no-grade.tsx'),
  'dashboard-prek': () => import('./pages/dashboard-prek.tsx'),
  companion: () => import('./pages/companion.tsx'),
  achievements: () => import('./pages/achievements.tsx'),
  subject: () => import('./pages/subject.tsx'),
  'lesson-intro': () => import('./pages/lesson-intro.tsx'),
  'lesson-question': () => import('./pages/lesson-question.tsx'),
  'lesson-hint': () => import('./pages/lesson-hint.tsx'),
  'lesson-again': () => import('./pages/lesson-again.tsx'),
  'lesson-not-quite': () => import('./pages/lesson-not-quite.tsx'),
  'lesson-right': () => import('./pages/lesson-right.tsx'),
  'lesson-long': () => import('./pages/lesson-long.tsx'),
  'lesson-summary': () => import('./pages/lesson-summary.tsx'),
  'lesson-complete': () => import('./pages/lesson-complete.tsx'),
  'practice-result': () => import('./pages/practice-result.tsx'),
  loading: () => import('./pages/loading.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
  states: () => import('./pages/states.tsx'),
  drawings: () => import('./pages/drawings.tsx'),
  illustrations: () => import('./pages/illustrations.tsx'),
};
