import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DIFFICULTIES, GRADES, pointsFor, SUBJECTS } from '@noodlenaut/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goodLesson } from './check/broken-lessons.fixture.ts';
import { loadLessons } from './lessons.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lessons-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), text);
}

test('eight subjects at eight grades have ten lessons each, in order, from difficulty 1 to 5', () => {
  const lessons = loadLessons();
  expect(lessons).toHaveLength(640);
  for (const subject of SUBJECTS) {
    for (const grade of GRADES) {
      const cell = lessons
        .filter((lesson) => lesson.subject === subject && lesson.grade === grade)
        .toSorted((one, other) => one.number - other.number);
      const where = `${subject} ${grade}`;
      expect(
        cell.map(({ number }) => number),
        where,
      ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect([cell[0]?.difficulty, cell[9]?.difficulty], where).toEqual([1, 5]);
      for (const lesson of cell)
        expect(
          [lesson.standard, lesson.goal].map((text) => text.trim()),
          lesson.key,
        ).not.toContain('');
    }
  }
});

test('[S3.25] [P3.10] every difficulty is 1 to 5 and pays 10, 15, 20, 25 or 30 points', () => {
  const difficulties = new Set(loadLessons().map(({ difficulty }) => difficulty));
  expect(DIFFICULTIES).toEqual(expect.arrayContaining([...difficulties]));
  expect(DIFFICULTIES.map(pointsFor)).toEqual([10, 15, 20, 25, 30]);
});

test('lessons come sorted by key', () => {
  write('science/1st/01-b.json', JSON.stringify({ ...goodLesson, key: 'science-1st-01-b' }));
  write('math/3rd/91-test.json', JSON.stringify(goodLesson));
  expect(loadLessons(directory).map(({ key }) => key)).toEqual(['math-3rd-91-test', 'science-1st-01-b']);
});

test('a fault names the file and the field', () => {
  const content = { ...goodLesson.content, fun_fact: '' };
  write('math/3rd/91-test.json', JSON.stringify({ ...goodLesson, content }));
  expect(() => loadLessons(directory)).toThrow('lessons/math/3rd/91-test.json: content.fun_fact: Required');
});

test('a file that is no JSON is named', () => {
  write('math/3rd/91-test.json', '{');
  expect(() => loadLessons(directory)).toThrow('lessons/math/3rd/91-test.json is not valid JSON');
});
