import type { createTutoringRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';

/** A child asks for tutoring (SPEC 3, 5): pending until a tutor answers. */
export async function requestTutoring(ctx: SignedInContext, input: z.output<typeof createTutoringRequest>) {
  await ctx.limits.consume('tutoring.request', ctx.viewer.id);
  const { subject, description, urgency } = input;
  return ctx.store.tutoring.createRequest({
    studentId: ctx.viewer.id,
    subject,
    topic: input.topic?.trim() || null,
    description,
    urgency,
    preferredTime: input.preferredTime ? new Date(input.preferredTime) : null,
  });
}
