import type { TestApi } from './test-api.ts';
import type { Person } from './people.ts';

const MINUTE_MS = 60_000;

/** A session of an hour that a child has booked with a tutor. @returns its id */
export async function bookedSession(
  { services: { store } }: TestApi,
  child: Pick<Person, 'id'>,
  tutor: Pick<Person, 'id'>,
  scheduledTime = new Date(),
): Promise<string> {
  const { id } = await store.tutoring.book({
    requestId: null,
    studentId: child.id,
    tutorId: tutor.id,
    subject: 'math',
    scheduledTime,
    duration: 60,
    endsAt: new Date(scheduledTime.getTime() + 60 * MINUTE_MS),
    totalCost: 2500,
  });
  return id;
}
