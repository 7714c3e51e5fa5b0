import { SUBJECTS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { CAREFUL_LINES, MENDED_LINES, PATIENT_LINES, SECOND_ROUND_LINES } from './teacher-lines.ts';

const all = [SECOND_ROUND_LINES, CAREFUL_LINES, MENDED_LINES, PATIENT_LINES].flatMap((lines) =>
  Object.values(lines),
);

test('every teacher has lines of its own, in sentences of at most eight words', () => {
  expect(new Set(all).size).toBe(4 * SUBJECTS.length);
  for (const sentence of all.flatMap((line) => line.split(/[.!?]+/)))
    expect(sentence.trim().split(/\s+/).length, sentence).toBeLessThanOrEqual(8);
});

test('the word before a second try fits one line of a phone', () => {
  for (const line of Object.values(SECOND_ROUND_LINES)) expect(line.length, line).toBeLessThanOrEqual(30);
});
