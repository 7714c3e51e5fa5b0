import { createHash } from 'node:crypto';
import { loadLessons, subjects } from '@noodlenaut/content';
import type { RootStore } from '@noodlenaut/db';
import type { LessonFile } from '@noodlenaut/domain';

/**
 * Imports subjects, plans and lessons by their keys, and fills the helper's library from them. It may run any number of times: a
 * changed lesson gets the next version, and learners keep their history. Returns how many lessons there are and how many were
 * written.
 */
export async function importContent(
  store: RootStore,
): Promise<{ readonly lessons: number; readonly written: number }> {
  const files = loadLessons().map((lesson) => ({ lesson, contentHash: hashOf(lesson) }));
  await store.subjects.put(subjects);
  await store.plans.put();
  const written = await store.transaction(async ({ lessons, library }) => {
    const ids = await lessons.put(files);
    await library.fill();
    return ids;
  });
  if (written.length > 0) await store.progress.refresh(null);
  return { lessons: files.length, written: written.length };
}

/** A note about a source or a review makes no new version. */
function hashOf({ sources: _sources, reviewed: _reviewed, reviewed_on: _on, ...taught }: LessonFile): string {
  return createHash('sha256').update(JSON.stringify(taught)).digest('base64url');
}
