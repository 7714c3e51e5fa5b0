import { SEVERITIES, type Severity } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import type { Judgement } from './judgement.ts';
import { raiseJudgement } from './raise-judgement.ts';

const judged = (severity: Severity, scrubbed = 'some words'): Judgement => ({
  policyVersion: '1',
  severity,
  ruleIds: severity === 'off-topic' ? ['off-topic.unknown'] : [],
  scrubbed,
  personalData: [],
  isCaregiverImplicated: false,
  needsReview: true,
  fixedReply: severity === 'fine' ? null : 'A fixed text.',
  notice: null,
});
const found = (severity: Severity) =>
  [{ id: `${severity}.abuse.provider`, category: 'abuse', severity }] as const;

test('a verdict becomes more serious or stays the same, never less', () => {
  for (const own of SEVERITIES)
    for (const other of SEVERITIES) {
      const raised = raiseJudgement(judged(own), found(other), '3rd');
      const worst = SEVERITIES.find((one) => one === own || one === other);
      expect([own, other, raised.severity]).toEqual([own, other, worst]);
      expect(raised.fixedReply === null).toBe(raised.severity === 'fine');
    }
  expect(raiseJudgement(judged('fine'), [], 'k')).toEqual(judged('fine'));
});

test('a crisis that only the provider saw gets the crisis text; where a caregiver is named only staff is told', () => {
  const stranger = raiseJudgement(judged('off-topic', 'a man online did it'), found('crisis'), '3rd');
  expect(stranger.ruleIds).toEqual(['crisis.abuse.provider']);
  expect(stranger.isCaregiverImplicated).toBe(false);
  const uncle = raiseJudgement(judged('off-topic', 'my uncle did it again'), found('crisis'), '3rd');
  expect(uncle.isCaregiverImplicated).toBe(true);
  expect(uncle.fixedReply).toContain('grown-up');
});
