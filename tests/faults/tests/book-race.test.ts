import { connect, createStore, sqlState } from '@noodlenaut/db';
import { openSchool } from '@noodlenaut/game/testing/school';
import { expect, test } from 'vitest';
import { tellFigures } from '../src/figures.ts';
import { isFull } from '../src/size.ts';

const BOOKINGS = isFull ? 3000 : 300;
const [TUTORS, CHILDREN, SLOTS] = [5, 40, 24];
const HALF_HOUR_MS = 30 * 60_000;
const P99_MS = 4000;

test(`[P5.12] I3: of ${BOOKINGS} overlapping bookings at once none overlap, none deadlock, and each gets an answer`, async () => {
  const school = await openSchool();
  const { db } = connect({ url: school.databaseUrl, poolSize: 10, waitMs: 60_000 });
  const store = createStore(db);
  try {
    await store.subjects.put([
      { id: 'math', name: 'math', displayName: 'Math', icon: 'i', color: 'c', description: 'd' },
    ]);
    const people = (role: 'student' | 'tutor', count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => school.signIn(`${role}${at}`, role)));
    const [tutors, children] = [await people('tutor', TUTORS), await people('student', CHILDREN)];
    const begin = Date.UTC(2030, 0, 1, 8);
    const tookMs: number[] = [];
    const book = async (n: number): Promise<string> => {
      const [tutor, child] = [tutors[n % TUTORS], children[(n * 7) % CHILDREN]];
      if (!tutor || !child) throw new Error('nobody');
      const scheduledTime = new Date(begin + ((n * 13) % SLOTS) * HALF_HOUR_MS);
      const began = performance.now();
      try {
        await store.transaction(async (tx) => {
          await tx.tutoring.lockDiaries(tutor.id, child.id);
          await tx.tutoring.book({
            requestId: null,
            studentId: child.id,
            tutorId: tutor.id,
            subject: 'math',
            scheduledTime,
            endsAt: new Date(scheduledTime.getTime() + 2 * HALF_HOUR_MS),
            duration: 60,
            totalCost: 100,
          });
        });
        return 'booked';
      } catch (cause) {
        return sqlState(cause) ?? String(cause);
      } finally {
        tookMs.push(performance.now() - began);
      }
    };
    const outcomes = await Promise.all(Array.from({ length: BOOKINGS }, (_, n) => book(n)));
    // 23P01: the exclusion constraint. A deadlock would be 40P01.
    expect(new Set(outcomes)).toEqual(new Set(['booked', '23P01']));
    const sessions = await db
      .selectFrom('tutoringSessions')
      .select(['tutorId', 'studentId', 'scheduledTime', 'endsAt'])
      .execute();
    expect(sessions).toHaveLength(outcomes.filter((outcome) => outcome === 'booked').length);
    const overlaps = sessions.filter((one, at) =>
      sessions.some(
        (other, place) =>
          place > at &&
          (other.tutorId === one.tutorId || other.studentId === one.studentId) &&
          other.scheduledTime < one.endsAt &&
          one.scheduledTime < other.endsAt,
      ),
    );
    expect(overlaps).toEqual([]);
    const p99 = tookMs.toSorted((one, other) => one - other)[Math.floor(BOOKINGS * 0.99)] ?? 0;
    tellFigures(`${BOOKINGS} bookings at once`, tookMs);
    if (isFull) expect(p99).toBeLessThan(P99_MS);
  } finally {
    await db.destroy();
    await school.close();
  }
});
