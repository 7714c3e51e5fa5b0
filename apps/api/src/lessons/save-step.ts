import type { saveStepRequest } from '@noodlenaut/contract';
import { resumePlace, savedStepOf } from '@noodlenaut/domain';
import type { z } from 'zod';
import type { SignedInContext } from '../context.ts';
import { openRun } from './open-run.ts';

/** Remembers the step a learner stands on, so that any device goes on there (PRODUCT 3); never past what is answered. */
export const saveStep = (ctx: SignedInContext, input: z.output<typeof saveStepRequest>) =>
  ctx.store.transaction(async (store) => {
    const now = ctx.now();
    const { runId, lesson } = await openRun(store, ctx.viewer.id, input.lessonId, now);
    const attempts = await store.lessonRuns.attempts(runId);
    const step = savedStepOf(resumePlace(input.step, lesson.content.activities.length, attempts));
    await store.lessonRuns.saveStep(runId, step, now);
    await store.progress.noteLastLesson(ctx.viewer.id, lesson.subjectId, input.lessonId, now);
    return { step };
  });
