import { expect, test } from 'vitest';
import { GRADES } from '../grades.ts';
import { PLAN_IDS } from '../plans/plan-ids.ts';
import { isHelperOpen, DEFAULT_OPEN_HOURS } from './open-hours.ts';
import { messageQuota, MOST_MESSAGES } from './message-quota.ts';
import { PLAN_HELPER_MESSAGES } from '../plans/entitlements.ts';

const OF_PLANS = PLAN_IDS.map((planId) => PLAN_HELPER_MESSAGES[planId]);

test('[P6.06] [P7.18] messages a day: 20, 40 and 80 by plan, fewer for young children, never more than a guardian chose', () => {
  expect(OF_PLANS.map((plan) => messageQuota(plan, '6th', null))).toEqual([20, 40, 80]);
  expect(OF_PLANS.map((plan) => messageQuota(plan, '3rd', null))).toEqual([20, 40, 40]);
  expect(OF_PLANS.map((plan) => messageQuota(plan, 'k', null))).toEqual([20, 20, 20]);
  for (const plan of OF_PLANS)
    for (const grade of GRADES)
      for (const chosen of [0, 1, 7, MOST_MESSAGES])
        expect(messageQuota(plan, grade, chosen)).toBeLessThanOrEqual(chosen);
});

test('the helper answers from 6 to 21 o’clock of the child’s own day', () => {
  const at = (utc: string, zone: string) => isHelperOpen(new Date(utc), zone, DEFAULT_OPEN_HOURS);
  expect(at('2026-11-23T10:59:00Z', 'America/New_York')).toBe(false);
  expect(at('2026-11-23T11:00:00Z', 'America/New_York')).toBe(true);
  expect(at('2026-11-24T01:59:59Z', 'America/New_York')).toBe(true);
  expect(at('2026-11-24T02:00:00Z', 'America/New_York')).toBe(false);
  expect(at('2026-11-23T05:59:00Z', 'Nowhere/At_All')).toBe(false);
  expect(at('2026-11-23T06:00:00Z', 'Nowhere/At_All')).toBe(true);
});
