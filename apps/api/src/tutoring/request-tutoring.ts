import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { createTutoringRequest } from '@noodlenaut/contract';
import { requestExpiresAt } from '@noodlenaut/domain';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { checkChildText } from './check-text.ts';
import { lockConsent } from './find-tutoring.ts';
import type { z } from 'zod';

/** A child asks for tutoring (S7.44): pending until a tutor answers; its guardians are told at once (P5.14). */
export async function requestTutoring(
  services: Pick<Context, 'env' | 'helper' | 'mailSoon' | 'now' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof createTutoringRequest>,
) {
  const { subject, description, urgency } = input;
  await checkChildText(services, { description, topic: input.topic }, viewer);
  return services.store.transaction(async (store) => {
    await lockConsent(services, store, viewer.id);
    const request = await store.tutoring.createRequest({
      studentId: viewer.id,
      subject,
      topic: input.topic?.trim() || null,
      description,
      urgency,
      preferredTime: input.preferredTime ? new Date(input.preferredTime) : null,
      expiresAt: requestExpiresAt(urgency, services.now()),
    });
    await notifyGuardians(services, store, {
      childId: viewer.id,
      kind: 'tutoring-asked',
      actorId: viewer.id,
      once: request.id,
    });
    return request;
  });
}
