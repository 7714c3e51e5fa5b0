import { afterDays } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { writeCalendar } from './write-calendar.ts';

const api = await startTestApi();
const { db, store } = api.services;
const read = (path: string) => askAnonymously(api, 'GET', path);
const renew = async (who: Person): Promise<string> =>
  (await who.ask('POST', '/api/tutoring/calendar', {})).json().path;

async function people() {
  const child = await signedIn(api, 'student', { grade: '3rd', firstName: 'Maya' });
  const parent = await signedIn(api, 'parent');
  const tutor = await signedIn(api, 'tutor', { verified: true });
  await store.family.link(child.id, parent.id, 'primary', 'active');
  const { starts } = (await child.ask('GET', `/api/tutoring/tutors/${tutor.id}/slots`)).json();
  const session = (
    await child.ask('POST', '/api/tutoring/sessions', {
      tutorId: tutor.id,
      subject: 'math',
      scheduledTime: starts[0],
    })
  ).json();
  return { child, parent, tutor, session };
}

test('a private address opens the booked sessions as a calendar in UTC, without a cookie and kept nowhere', async () => {
  const { parent, tutor, session } = await people();
  expect((await tutor.ask('GET', '/api/tutoring/calendar')).json()).toEqual({ since: null });
  const path = await renew(tutor);
  const reply = await read(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
  });
  const start = session.scheduledTime.replaceAll(/[-:]|\.000/g, '');
  expect(reply.body).toContain(`DTSTART:${start}`);
  expect(reply.body).toContain('SUMMARY:Math lesson');
  expect(reply.body).not.toContain('Maya');
  expect((await read(await renew(parent))).body).toContain('SUMMARY:Math tutoring: Maya');
  const kept = await db.selectFrom('calendarLinks').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(/calendar\/(.+)\.ics/.exec(path)?.[1]);
});

test('a renewed address ends the one before, a removed one is gone, and an unknown secret finds nothing', async () => {
  const { parent } = await people();
  const [first, second] = [await renew(parent), await renew(parent)];
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await parent.ask('GET', '/api/tutoring/calendar')).json().since).not.toBeNull();
  expect((await parent.ask('DELETE', '/api/tutoring/calendar')).json()).toEqual({ since: null });
  expect((await read(second)).json().code).toBe('not_found');
  for (const file of ['x.ics', `${'x'.repeat(22)}.ics`, `${'x'.repeat(22)}`, '%2e%2e.ics'])
    expect((await read(`/api/tutoring/calendar/${file}`)).statusCode, file).toBe(404);
});

test('[P1.10] the calendar of a tutor closes with the verification', async () => {
  const { tutor } = await people();
  const path = await renew(tutor);
  await db
    .updateTable('users')
    .set({ verificationExpires: afterDays(new Date(), -1) })
    .where('id', '=', tutor.id)
    .execute();
  expect((await read(path)).statusCode).toBe(404);
});

test('lines are folded at 75 octets and special signs are escaped (RFC 5545)', () => {
  const text = writeCalendar(
    [
      {
        id: '0198a000-0000-7000-8000-0000000000d1',
        subject: 'math',
        scheduledTime: new Date('2026-11-24T20:00:00Z'),
        duration: 90,
        createdAt: new Date('2026-11-01T10:00:00Z'),
        studentName: `Zoë; ${'ü'.repeat(60)}`,
      },
    ],
    'parent',
  );
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
  expect(unfolded).toContain(`SUMMARY:Math tutoring: Zoë\\; ${'ü'.repeat(60)}`);
  expect(unfolded).toContain('DTEND:20261124T213000Z');
});
