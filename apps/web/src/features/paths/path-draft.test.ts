import { PATH_LIMITS } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { newDraft, wishOf, withDay, withMove, withoutStep, withStep, type PathDraft } from './path-draft.ts';

const lesson = (lessonId: string) =>
  ({ kind: 'lesson', subject: 'math', grade: '3rd', lessonId, title: lessonId }) as const;
const PRACTICE = { kind: 'practice', subject: 'math', grade: '2nd', lessonId: null, title: null } as const;
const of = (...ids: string[]): PathDraft => ids.reduce((draft, id) => withStep(draft, lesson(id)), newDraft);
const order = ({ steps }: PathDraft) => steps.map(({ lessonId }) => lessonId).join(' ');

test('a step moves by one place, and not over the ends', () => {
  const draft = of('a', 'b', 'c');
  expect(order(withMove(draft, 'new-3', -1))).toBe('a c b');
  expect(order(withMove(draft, 'new-1', 1))).toBe('b a c');
  expect(withMove(draft, 'new-1', -1)).toBe(draft);
  expect(withMove(draft, 'new-3', 1)).toBe(draft);
  expect(withMove(draft, 'gone', 1)).toBe(draft);
});

test('a lesson is in a path once, practice as often as wished, and a path ends at sixty steps', () => {
  expect(order(withStep(of('a'), lesson('a')))).toBe('a');
  const full = Array.from({ length: PATH_LIMITS.steps + 3 }).reduce<PathDraft>(
    (draft) => withStep(draft, PRACTICE),
    newDraft,
  );
  expect(full.steps).toHaveLength(PATH_LIMITS.steps);
});

test('a step that was removed and added again is a new one, and keys stay distinct', () => {
  const again = withStep(withoutStep(of('a', 'b'), 'new-1'), lesson('a'));
  expect(again.steps.map(({ key }) => key)).toEqual(['new-2', 'new-3']);
});

test('the wish has ids only of stored steps, and days only where one is chosen', () => {
  const stored = { ...lesson('a'), key: 's', id: 's', dueDay: '2026-12-01' };
  const draft = withStep({ title: 'T', steps: [stored], added: 0 }, PRACTICE);
  expect(wishOf(withDay(draft, 's', ''))).toEqual({
    title: 'T',
    steps: [
      { id: 's', kind: 'lesson', lessonId: 'a', dueDay: null },
      { kind: 'practice', subjectId: 'math', grade: '2nd', dueDay: null },
    ],
  });
});
