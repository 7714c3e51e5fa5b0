import { expect, test } from 'vitest';
import { missingYeses } from './class-entry.ts';
import { GUARDIAN_METHODS, isGuardianMethod } from './guardian-methods.ts';
import { mayUndo, NOTICE_KINDS, noticeMail, noticeSentence } from './guardian-notice.ts';
import { mayResetSignIn, signInHelp } from './sign-in-rights.ts';

const yeses = (hasGuardian: boolean, guardianSaidYes: boolean, teacherSaidYes: boolean) =>
  missingYeses({ hasGuardian, guardianSaidYes, teacherSaidYes });

test('[P1.31] a child with a guardian needs two yeses in either order, another the teacher’s', () => {
  expect(yeses(true, false, false)).toEqual(['guardian', 'teacher']);
  expect(yeses(true, false, true)).toEqual(['guardian']);
  expect(yeses(true, true, false)).toEqual(['teacher']);
  expect(yeses(true, true, true)).toEqual([]);
  expect(yeses(false, false, false)).toEqual(['teacher']);
  expect(yeses(false, false, true)).toEqual([]);
});

test('[P1.34] [P2.19] the primary guardian gives a new sign-in; the class that made the account only while there is none', () => {
  const may = (viewerId: string, primaryId: string | null, isOfMakingClass: boolean) =>
    mayResetSignIn({ viewerId, primaryId, isOfMakingClass });
  expect([may('mother', 'mother', false), may('aunt', 'mother', false)]).toEqual([true, false]);
  expect([may('teacher', 'mother', true), may('teacher', null, true), may('teacher', null, false)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([
    signInHelp({ hasGuardian: true, isMadeHere: true }),
    signInHelp({ hasGuardian: false, isMadeHere: true }),
    signInHelp({ hasGuardian: false, isMadeHere: false }),
  ]).toEqual(['guardian', 'class', 'staff']);
});

test('a notice and its mail name the child and nobody else, each in words of its own', () => {
  const sentences = NOTICE_KINDS.map((kind) => noticeSentence(kind, 'Noor'));
  expect(new Set(sentences).size).toBe(NOTICE_KINDS.length);
  for (const kind of NOTICE_KINDS) {
    const { subject, text } = noticeMail({ kind, childName: 'Noor', link: 'https://school.example/family' });
    expect(subject).toContain('Noor');
    expect(text).toBe(`${noticeSentence(kind, 'Noor')}\n\nLook at it here:\nhttps://school.example/family`);
  }
});

test('a notice is undone within its days, once; an ended link and a hand-over only by who did it', () => {
  const now = new Date('2026-11-10');
  const notice = { viewerId: 'me', actorId: 'me', undoUntil: new Date('2026-11-12'), undoneAt: null };
  expect(mayUndo({ ...notice, kind: 'link-ended' }, now)).toBe(true);
  expect(mayUndo({ ...notice, kind: 'link-ended', actorId: 'other' }, now)).toBe(false);
  expect(mayUndo({ ...notice, kind: 'handed-over', actorId: null }, now)).toBe(false);
  expect(mayUndo({ ...notice, kind: 'erasure', actorId: 'other' }, now)).toBe(true);
  expect(mayUndo({ ...notice, kind: 'erasure' }, new Date('2026-11-13'))).toBe(false);
  expect(mayUndo({ ...notice, kind: 'erasure', undoneAt: now }, now)).toBe(false);
  expect(mayUndo({ ...notice, kind: 'export', undoUntil: null }, now)).toBe(false);
});

test('a method is one of those that § 312.5(b) lists', () => {
  expect(GUARDIAN_METHODS.every(isGuardianMethod)).toBe(true);
  expect(isGuardianMethod('knowledge-quiz')).toBe(false);
});
