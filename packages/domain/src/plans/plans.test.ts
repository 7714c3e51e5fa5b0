import { expect, test } from 'vitest';
import { SUBJECTS } from '../subjects.ts';
import { PLAN_IDS } from './plan-ids.ts';
import { formatDollars, isComing, planSubjectsCount, PLANS } from './plans.ts';

/** By hand, from section 9 of the specification. */
const CARDS = {
  'adventure-scholars-free': {
    name: 'Adventure Scholars',
    cents: 0,
    features: [
      '3 core subjects: Math, English, Geography',
      'AI lessons',
      'Progress tracking',
      'Community support',
    ],
  },
  'bright-future-brigade': {
    name: 'Bright Future Brigade',
    cents: 499,
    features: [
      '5 subjects: the free ones plus Science and History',
      'Advanced learning analytics',
      'Custom curriculum paths',
      'Priority support',
    ],
  },
  'stem-blazers': {
    name: 'STEM Blazers',
    cents: 999,
    features: [
      'All 8 subjects',
      'Complete STEM curriculum',
      'Coding and robotics labs',
      'Custom curriculum builder',
      '24/7 priority support',
    ],
  },
} as const;

test('[S1.14] [S3.78] [P6.01] [P6.02] three plans with the prices, names and features of the specification; a year costs ten months', () => {
  expect(PLAN_IDS).toEqual(Object.keys(CARDS));
  for (const planId of PLAN_IDS) {
    const { displayName, priceCents, yearlyPriceCents, features, subjects } = PLANS[planId];
    expect({ name: displayName, cents: priceCents, features }).toEqual(CARDS[planId]);
    expect(yearlyPriceCents).toBe(10 * priceCents);
    expect(subjects).toHaveLength(planSubjectsCount(planId));
    expect(subjects.every((subject) => SUBJECTS.includes(subject))).toBe(true);
  }
  expect([0, 499, 9990].map(formatDollars)).toEqual(['$0.00', '$4.99', '$99.90']);
});

test('what is not built yet is marked as coming, and every mark is a feature of a card', () => {
  const all = PLAN_IDS.flatMap((planId) => PLANS[planId].features.map(String));
  expect(all.filter(isComing)).toEqual(['Coding and robotics labs', 'Custom curriculum builder']);
});
