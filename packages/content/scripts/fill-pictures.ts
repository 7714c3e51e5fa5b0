import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Activity, LessonFile } from '@noodlenaut/domain';
import { optionCards } from './picture-options.ts';
import { readPictureWords } from './picture-words.ts';
import { questionPicture } from './question-picture.ts';

/**
 * Usage: npm run pictures. Writes into the lessons of 1st and 2nd grade the pictures that they name none of, by the rules of this
 * folder and picture-words.txt (decision 0094). What a lesson names itself stays.
 */
const GRADES = /[/\\](?:1st|2nd)[/\\]/;
const LESSONS = join(import.meta.dirname, '../lessons');

const words = readPictureWords();

function withPictures(lesson: LessonFile, activity: Activity): Activity {
  const cards = activity.option_cards ?? optionCards(activity, lesson.subject, words);
  const illustration = activity.illustration ?? questionPicture(lesson, activity, words);
  return { ...activity, ...(cards !== null && { option_cards: cards }), illustration };
}

let changed = 0;
for (const path of readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })) {
  if (!GRADES.test(path) || !path.endsWith('.json')) continue;
  const file = join(LESSONS, path);
  const before = readFileSync(file, 'utf8');
  const lesson: LessonFile = JSON.parse(before);
  const activities = lesson.content.activities.map((activity) => withPictures(lesson, activity));
  const after = `${JSON.stringify({ ...lesson, content: { ...lesson.content, activities } }, null, 2)}\n`;
  if (after === before) continue;
  writeFileSync(file, after);
  changed += 1;
}
console.log(`${changed} lessons have new pictures`);
