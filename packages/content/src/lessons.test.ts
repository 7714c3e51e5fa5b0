import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DIFFICULTIES, pointsFor, SUBJECTS } from '@noodlenaut/domain';
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

test('every subject has its lessons 1, 2 and 3 in 1st and 3rd grade', () => {
  const keys = new Set(loadLessons().map(({ subject, grade, number }) => `${subject} ${grade} ${number}`));
  for (const subject of SUBJECTS)
    for (const grade of ['1st', '3rd'])
      for (const number of [1, 2, 3]) expect(keys).toContain(`${subject} ${grade} ${number}`);
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
