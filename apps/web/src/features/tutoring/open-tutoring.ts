import { laterReads } from '../../lib/later-api.ts';
import type { Role } from '@noodlenaut/domain';
import type { QueryClient } from '@tanstack/react-query';
import { reads } from '../../lib/reads.ts';

/** What the tutoring page shows by role. A tutor who is still being checked may not read any of it (PRODUCT 1). */
export async function openTutoring(
  client: QueryClient,
  role: Role,
): Promise<{ readonly isWaiting: boolean }> {
  if (role === 'tutor') {
    const user = await client.fetchQuery(reads.user);
    if (!user.isVerified) return { isWaiting: true };
  }
  await Promise.all([
    client.fetchQuery(laterReads.tutors),
    client.fetchQuery(laterReads.requests),
    client.fetchQuery(laterReads.tutoringSessions),
  ]);
  return { isWaiting: false };
}
