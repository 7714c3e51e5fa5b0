import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRADES, SUBJECTS, type LessonFile } from '@noodlenaut/domain';
import { z } from 'zod';
import type { Card, Cards } from './card.ts';
import { cardsOf } from './card-index.ts';

const CARD_DIRECTORY = join(import.meta.dirname, '..', '..', 'cards');

const cardFile = z.array(
  z.strictObject({
    lesson: z.int().min(1),
    asks: z.array(z.string().min(5).max(120)).min(1),
    says: z.array(z.string().min(1).max(200)).min(1),
    next: z.string().min(1).max(200),
  }),
);

/** A file of cards that cannot be used. The message names the file and what is wrong. */
export class CardFileError extends Error {
  override readonly name = 'CardFileError';
}

function readFile(path: string, name: string): z.infer<typeof cardFile> {
  try {
    return cardFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const issue = cause instanceof z.ZodError ? cause.issues[0] : undefined;
    const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'it is not valid JSON';
    throw new CardFileError(`cards/${name}: ${where}`, { cause });
  }
}

/**
 * Reads the cards of every subject and grade, `cards/science-1st.json` for example. Call it once a process.
 * @param lessons all lessons: a card names its lesson by number
 * @throws CardFileError at the first file that cannot be used
 */
export function readCards(lessons: readonly LessonFile[], directory: string = CARD_DIRECTORY): Card[] {
  const byKey = new Map(
    lessons.map((lesson) => [`${lesson.subject}-${lesson.grade}-${lesson.number}`, lesson]),
  );
  return SUBJECTS.flatMap((subject) =>
    GRADES.flatMap((grade) => {
      const name = `${subject}-${grade}.json`;
      const path = join(directory, name);
      if (!existsSync(path)) return [];
      return readFile(path, name).map(({ lesson: number, ...card }) => {
        const lesson = byKey.get(`${subject}-${grade}-${number}`);
        const skill = lesson?.skills[0];
        if (!lesson || skill === undefined) throw new CardFileError(`cards/${name}: no lesson ${number}`);
        return { ...card, subject, grade, lessonTitle: lesson.content.title, skill };
      });
    }),
  );
}

/** All cards, ready to be searched; takes some tenths of a second. */
export const loadCards = (lessons: readonly LessonFile[]): Cards => cardsOf(readCards(lessons));
