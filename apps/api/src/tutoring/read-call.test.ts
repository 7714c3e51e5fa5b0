import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { bookedSession } from '../testing/booked-session.ts';

const statements: string[] = [];
const api = await startTestApi({ onQuery: (sql) => statements.push(sql) });
const { db, store } = api.services;

async function called() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent', { firstName: 'Eva' });
  const tutor = await signedIn(api, 'tutor', { verified: true, firstName: 'Hana' });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  const id = await bookedSession(api, child, tutor);
  return { child, parent, tutor, id };
}
const read = (who: Person, id: string, what: 'room' | 'conversation') =>
  who.ask('GET', `/api/tutoring/sessions/${id}/${what}`);

test('[P5.20] [P9.05] the page of a call shows its people who they are; strangers of all roles get what an unknown session gets', async () => {
  const { child, parent, tutor, id } = await called();
  expect((await read(child, id, 'room')).json()).toMatchObject({
    role: 'student',
    tutorName: 'Hana',
    studentName: 'Maya',
    studentGrade: '3rd',
    isRelayOnly: false,
  });
  expect((await read(tutor, id, 'room')).json().role).toBe('tutor');
  expect((await read(parent, id, 'room')).json().role).toBe('guardian');
  const strangers = [
    await signedIn(api, 'student'),
    await signedIn(api, 'tutor', { verified: true }),
    await signedIn(api, 'parent'),
  ];
  for (const stranger of strangers) {
    const unknown = await read(stranger, randomUUID(), 'room');
    for (const what of ['room', 'conversation'] as const)
      expect((await read(stranger, id, what)).body).toBe(unknown.body);
    const report = { reason: 'unkind' };
    expect((await stranger.ask('POST', `/api/tutoring/sessions/${id}/report`, report)).statusCode).toBe(404);
  }
});

test('[P5.24] [P5.25] what was written and drawn is read by both sides and the guardian, in three statements with the session', async () => {
  const { child, parent, tutor, id } = await called();
  await store.sessionMessages.add({
    sessionId: id,
    senderId: child.id,
    senderType: 'student',
    message: 'Is it 12?',
  });
  await store.calls.prepare(id);
  const claim = await store.calls.claim(id, 7);
  const drawing = { kind: 'pen', id: 'stroke-one', ink: 1, size: 1, points: [1, 2, 3, 4] } as const;
  const board = { revision: 1, elements: [{ ...drawing, by: child.id, revision: 1 }], heard: [] };
  await store.calls.keepBoard({ sessionId: id, fence: claim?.fence ?? 0 }, board, null);
  for (const who of [child, parent, tutor]) {
    statements.length = 0;
    const conversation = (await read(who, id, 'conversation')).json();
    expect(conversation.messages).toMatchObject([
      { name: 'Maya', message: 'Is it 12?', attachmentUrl: null },
    ]);
    expect(conversation.board).toMatchObject([{ kind: 'pen', by: child.id }]);
    expect(statements.length).toBeLessThanOrEqual(3);
  }
});

test('[P5.28] what somebody reports waits for staff, and is handled once', async () => {
  const { child, tutor, id } = await called();
  const report = { reason: 'contact', text: 'He asked for my number' };
  expect((await child.ask('POST', `/api/tutoring/sessions/${id}/report`, report)).json()).toEqual({
    ok: true,
  });
  const [waiting] = await store.sessionMessages.openReviews(50);
  expect(waiting).toMatchObject({ kind: 'report', reason: 'contact', message: 'He asked for my number' });
  expect(waiting?.personType).toBe('student');
  const start = (waiting?.id ?? '').slice(0, 8);
  expect(await store.sessionMessages.handleReview(start)).toBe(true);
  expect(await store.sessionMessages.handleReview(start)).toBe(false);
  expect(await store.sessionMessages.openReviews(50)).toEqual([]);
  const kept = await db.selectFrom('sessionReviews').select('personId').where('sessionId', '=', id).execute();
  expect(kept).toEqual([{ personId: child.id }]);
  expect(tutor.id).not.toBe(child.id);
});
