import type { SubjectId } from '../subjects.ts';
import type { PlanId } from './plan-ids.ts';

export interface Plan {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
  readonly priceCents: number;
  readonly yearlyPriceCents: number;
  readonly features: readonly string[];
  readonly subjects: readonly SubjectId[];
  readonly maxStudents: number;
  readonly maxTutoringSessions: number;
  readonly hasAdvancedAnalytics: boolean;
  readonly hasCustomCurriculum: boolean;
  readonly hasPrioritySupport: boolean;
  readonly hasOfflineAccess: boolean;
}

const FREE_SUBJECTS = ['math', 'english', 'geography'] as const satisfies readonly SubjectId[];

/** Names, prices, features and limits of the plans (P6.01 to P6.06). A year costs ten months. */
export const PLANS = {
  'adventure-scholars-free': {
    name: 'adventure-scholars-free',
    displayName: 'Adventure Scholars',
    description: 'A free start with three core subjects.',
    priceCents: 0,
    yearlyPriceCents: 0,
    features: [
      '3 core subjects: Math, English, Geography',
      'AI lessons',
      'Progress tracking',
      'Community support',
    ],
    subjects: FREE_SUBJECTS,
    maxStudents: 1,
    maxTutoringSessions: 1,
    hasAdvancedAnalytics: false,
    hasCustomCurriculum: false,
    hasPrioritySupport: false,
    hasOfflineAccess: false,
  },
  'bright-future-brigade': {
    name: 'bright-future-brigade',
    displayName: 'Bright Future Brigade',
    description: 'Five subjects and a closer look at progress.',
    priceCents: 499,
    yearlyPriceCents: 4990,
    features: [
      '5 subjects: the free ones plus Science and History',
      'Advanced learning analytics',
      'Custom curriculum paths',
      'Priority support',
    ],
    subjects: [...FREE_SUBJECTS, 'science', 'history'],
    maxStudents: 3,
    maxTutoringSessions: 4,
    hasAdvancedAnalytics: true,
    hasCustomCurriculum: true,
    hasPrioritySupport: true,
    hasOfflineAccess: false,
  },
  'stem-blazers': {
    name: 'stem-blazers',
    displayName: 'STEM Blazers',
    description: 'All eight subjects, with coding and robotics labs.',
    priceCents: 999,
    yearlyPriceCents: 9990,
    features: [
      'All 8 subjects',
      'Complete STEM curriculum',
      'Coding and robotics labs',
      'Custom curriculum builder',
      '24/7 priority support',
    ],
    subjects: ['math', 'science', 'history', 'geography', 'it', 'english', 'chemistry', 'robotics'],
    maxStudents: 5,
    maxTutoringSessions: 12,
    hasAdvancedAnalytics: true,
    hasCustomCurriculum: true,
    hasPrioritySupport: true,
    hasOfflineAccess: true,
  },
} as const satisfies Record<PlanId, Plan>;

/** Features on a card that are not built yet; they are shown as coming, never with a tick. */
const COMING: ReadonlySet<string> = new Set(['Coding and robotics labs', 'Custom curriculum builder']);
export const isComing = (feature: string): boolean => COMING.has(feature);

/** The plan that the landing page marks MOST POPULAR (S9.21). */
export const MOST_POPULAR_PLAN_ID: PlanId = 'bright-future-brigade';

/** Subjects shown in the catalogue: 3 free, 8 for STEM, 5 otherwise (P6.03). */
export const planSubjectsCount = (planId: string): number =>
  planId === 'adventure-scholars-free' ? 3 : planId === 'stem-blazers' ? 8 : 5;

/** A price in cents as dollars with two decimals (S9.18). */
export const formatDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
