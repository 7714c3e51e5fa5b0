import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { lessonFile } from '@noodlenaut/contract';
import type { LessonFile } from '@noodlenaut/domain';

/** A lesson file before it is checked. */
export interface LessonSource {
  /** Path below the folder of the lessons, with forward slashes: 'math/1st/01-two-triangles.json'. */
  readonly path: string;
  readonly json: unknown;
}

/** A lesson file that cannot be used. The message is one sentence with the file and the field. */
export class LessonFileError extends Error {
  override readonly name = 'LessonFileError';
}

const LESSONS_DIRECTORY = join(import.meta.dirname, '..', 'lessons');

/** Reads every lesson file, sorted by path. Throws one sentence that names the file when it is not JSON. */
export function readLessonSources(directory: string = LESSONS_DIRECTORY): LessonSource[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, json: parseJson(path, readFileSync(join(directory, path), 'utf8')) }));
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LessonFileError(`lessons/${path} is not valid JSON`, { cause: error });
  }
}

/** All lessons, parsed and sorted by key. Throws a sentence that names the file and the field at the first fault. */
export function loadLessons(directory?: string): LessonFile[] {
  return readLessonSources(directory)
    .map(({ path, json }) => {
      const parsed = lessonFile.safeParse(json);
      if (parsed.success) return parsed.data;
      const issue = parsed.error.issues[0];
      throw new LessonFileError(
        `lessons/${path}: ${issue?.path.join('.') || 'file'}: ${issue?.message ?? 'unreadable'}`,
      );
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
