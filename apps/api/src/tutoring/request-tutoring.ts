import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { checkWords } from '../account/check-words.ts';
import type { createTutoringRequest } from '@noodlenaut/contract';
import type { z } from 'zod';

/** A child asks for tutoring (S7.44): pending until a tutor answers. */
export async function requestTutoring(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof createTutoringRequest>,
) {
  const { subject, description, urgency } = input;
  checkWords('description', description);
  checkWords('topic', input.topic);
  return services.store.tutoring.createRequest({
    studentId: viewer.id,
    subject,
    topic: input.topic?.trim() || null,
    description,
    urgency,
    preferredTime: input.preferredTime ? new Date(input.preferredTime) : null,
  });
}
