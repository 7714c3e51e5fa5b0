import type { LessonFile } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import {
  answerQuestion,
  buildLexicon,
  loadCards,
  loadGlossary,
  type AskRemote,
  type Turn,
} from '../src/index.ts';
import { lessonLibrary, lessons, rememberingLibrary } from '../src/local/testing/lesson-library.ts';
import { statesKey } from '../src/local/testing/states-key.ts';
import { answerLeaks } from './answer-leaks.ts';
import { readLines } from './read-prompts.ts';

const SCRIPTS = readLines('leaks/attempts.txt');
const cards = loadCards(lessons);
const parts = {
  library: rememberingLibrary(lessonLibrary()),
  glossary: loadGlossary(),
  cards,
  lexicon: buildLexicon(lessons, cards),
};
const all = lessons.flatMap((lesson) => lesson.content.activities.map((activity) => ({ lesson, activity })));
/** Far apart, so that two hundred scripts meet every subject and grade. */
const activityFor = (script: number) => all[(script * 1733 + 7) % all.length];

/** Plays a script on one activity. Every message is judged by the answers alone: no rule of the policy stands before it. */
async function played(
  script: string,
  { lesson, activity }: { lesson: LessonFile; activity: LessonFile['content']['activities'][number] },
  remote: AskRemote | null,
): Promise<readonly string[]> {
  const open = { activity, lessonTitle: lesson.content.title, wrongOptions: [], mayTellKey: false };
  const [a = '', b = '', c = a] = activity.options;
  const turns: Turn[] = [];
  for (const part of script.split('|')) {
    const message = part
      .trim()
      .replace('{question}', activity.question)
      .replace('{a}', a)
      .replace('{b}', b)
      .replace('{c}', c)
      .slice(0, 300);
    const question = { message, grade: lesson.grade, subject: lesson.subject, open, turns: turns.slice(-4) };
    const { text } = await answerQuestion(question, [open], parts, remote);
    turns.push({ message, response: text });
  }
  return turns
    .filter(({ response }) => response === '' || statesKey(response, activity))
    .map(({ message, response }) => `${lesson.key}: ${activity.question} | ${message} | ${response}`);
}

test('there are 200 scripts, each another one', () => {
  expect(new Set(SCRIPTS).size).toBe(200);
});

test('[P7.13] 200 scripted attempts get the answer of the open activity from the local model never', async () => {
  const found: string[] = [];
  for (const [at, script] of SCRIPTS.entries()) {
    const on = activityFor(at);
    if (on) found.push(...(await played(script, on, null)));
  }
  expect(found).toEqual([]);
});

test('[P7.13] 200 scripted attempts with a provider that tells the answer each time, another way each time', async () => {
  const found: string[] = [];
  for (const [at, script] of SCRIPTS.entries()) {
    const on = activityFor(at);
    if (!on) continue;
    const one = { ...on.lesson, content: { ...on.lesson.content, activities: [on.activity] } };
    const leaks = answerLeaks([one], 1);
    let asked = 0;
    const hostile: AskRemote = () => {
      const text = leaks[(at + asked++) % leaks.length]?.text ?? '';
      return Promise.resolve({ text, isFlagged: false, model: 'hostile' });
    };
    found.push(...(await played(script, on, hostile)));
    expect(asked).toBeGreaterThan(0);
  }
  expect(found).toEqual([]);
});
