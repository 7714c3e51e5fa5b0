import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { saveStepRequest } from '@noodlenaut/contract';
import { resumePlace, savedStepOf } from '@noodlenaut/domain';
import type { z } from 'zod';
import { openRun } from './open-run.ts';

/** Stores the learner's step, so that any device continues there (P3.17); never past the answered activities. */
export const saveStep = (
  services: Pick<Context, 'now' | 'store'>,
  viewer: SessionViewer,
  input: z.output<typeof saveStepRequest>,
) =>
  services.store.transaction(async (store) => {
    const now = services.now();
    const { runId, lesson } = await openRun(store, viewer, input.lessonId, now);
    const attempts = await store.lessonRuns.attempts(runId);
    const step = savedStepOf(resumePlace(input.step, lesson.content.activities.length, attempts));
    await store.lessonRuns.saveStep(runId, step, now);
    await store.progress.noteLastLesson(viewer.id, lesson.subjectId, input.lessonId, now);
    return { step };
  });
