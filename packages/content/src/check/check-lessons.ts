import { lessonFile } from '@noodlenaut/contract';
import type { LessonFile } from '@noodlenaut/domain';
import type { LessonSource } from '../lessons.ts';
import { checkCorpus } from './check-corpus.ts';
import { checkLesson } from './check-lesson.ts';
import type { Finding } from './finding.ts';

/** All findings about the lessons, for each file and for all together. Empty when nothing is wrong. */
export function checkLessons(sources: readonly LessonSource[]): Finding[] {
  const findings: Finding[] = [];
  const lessons: LessonFile[] = [];
  for (const { path, json } of sources) {
    const parsed = lessonFile.safeParse(json);
    if (parsed.success) {
      lessons.push(parsed.data);
      findings.push(...checkLesson(path, parsed.data));
    } else {
      for (const issue of parsed.error.issues)
        findings.push({ key: path, where: issue.path.join('.') || 'file', message: issue.message });
    }
  }
  return [...findings, ...checkCorpus(lessons)];
}
