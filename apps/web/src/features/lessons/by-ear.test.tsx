import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setAudio } from '../../lib/audio/audio.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  achievementOf,
  checkedOf,
  completionOf,
  dashboardOf,
  lesson,
  progressWith,
  sealed,
  subjects,
} from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const ID = 'math-pre-k-01-test';
const content = {
  title: 'Count the Ducklings',
  introduction: 'Mother Duck looks back. You count!',
  activities: [
    {
      type: 'multiple_choice' as const,
      question: 'How many ducklings?',
      options: ['Two', 'Three'],
      option_cards: [{ text: '2' }, { text: '3' }],
      hints: ['Point at each one.', 'Say one number each time.'],
    },
    {
      type: 'multiple_choice' as const,
      question: 'How many now?',
      options: ['One', 'Four'],
      hints: ['Look again.'],
    },
  ],
  summary: 'You gave each one a number.',
  fun_fact: 'Ducklings follow their mother.',
};
const verdict = (correct: boolean, comesBack: boolean) =>
  checkedOf({
    correct,
    explanation: 'One, two, three.',
    reason: correct ? null : 'One was left out.',
    comesBack,
  });

const open = async () => {
  let tries = 0;
  serve({
    'lessons.play': whenAsked<'lessons.play'>({ lessonId: ID }, sealed({ id: ID, grade: 'pre-k', content })),
    'lessons.saveStep': { step: 1 },
    'lessons.checkAnswer': ({ activity }) => {
      if (activity === 1) return verdict(true, false);
      tries += 1;
      return verdict(tries > 1, tries === 1);
    },
    'lessons.complete': whenAsked<'lessons.complete'>(
      { lessonId: ID },
      completionOf({ newAchievements: [achievementOf()], pointsEarned: 10, totalPoints: 10 }),
    ),
    'account.user': signedInAs('student').user,
    'subjects.list': subjects,
    'progress.list': progressWith(),
    'progress.dashboard': dashboardOf(signedInAs('student').user),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [
      lesson(1, { completed: true }),
      lesson(2),
    ]),
  });
  const voice = recordVoice();
  const app = renderApp(`/lesson/${ID}`, signedInAs('student', { grade: 'pre-k' }));
  await screen.findByRole('heading', { level: 1 });
  const heard = () => voice.said.map(({ text }) => text);
  return { ...voice, ...app, heard };
};

beforeEach(() => {
  sessionStorage.clear();
  setAudio(false);
});

test('a child who cannot read finishes a whole lesson by names and voice alone', async () => {
  const { person, heard } = await open();
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  const pick = (name: RegExp) => person.click(screen.getByRole('radio', { name }));
  const hears = (texts: readonly string[]) => waitFor(() => expect(heard()).toEqual(texts));
  const QUESTION = ['How many ducklings?', 'A: Two', 'B: Three'];
  const SECOND = ['How many now?', 'A: One', 'B: Four'];

  expect(heard()).toEqual([]);
  await press('Read the introduction aloud');
  await hears([content.title, content.introduction, "Tap Let's Start Learning!"]);
  await press("Let's Start Learning!");
  await hears(QUESTION);
  await press('Hint');
  await hears(['Point at each one.']);
  await press('Hint 2');
  await hears(['Say one number each time.']);
  await pick(/Two/);
  await hears(['A: Two', 'Tap Check Answer']);
  await press('Check Answer');
  await hears(['Not quite right', 'One was left out.', 'One, two, three.', 'Tap Next Activity']);
  await press('Next Activity →');
  await hears(SECOND);
  await pick(/Four/);
  await press('Check Answer');
  await hears(['Correct!', 'One, two, three.', 'Tap Finish Lesson']);
  await press('Finish Lesson 🏆');
  await hears(['One comes back. Ready?', 'You get one more try. Your teacher helps.', 'Tap I am ready!']);
  await press('I am ready!');
  await hears(['One more try, shipmate!', ...QUESTION]);
  await pick(/Three/);
  await press('Check Answer');
  await hears(['Correct!', 'One, two, three.', 'Tap Finish Lesson']);
  await press('Finish Lesson 🏆');
  await hears([
    content.summary,
    'Fun fact',
    content.fun_fact,
    '1 of 2 right the first time.',
    'You tried again, and you worked it out.',
    'Tap Complete Lesson',
  ]);
  await press('Complete Lesson');
  await hears([
    'You finished it!',
    '1 of 2 right the first time. You earned 10 points.',
    'One try, two tries! You worked it out, shipmate!',
    'You earned a badge: First Steps.',
    'Tap Next Lesson',
  ]);
  expect(await screen.findByRole('link', { name: 'Next Lesson' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Math' })).toBeTruthy();
});

test('[S4.21] [S4.22] audio off: nothing is read by itself; turned on, the step is read, and turned off it is silent', async () => {
  const { person, heard, cancel } = await open();
  await person.click(await screen.findByRole('button', { name: "Let's Start Learning!" }));
  await screen.findByRole('heading', { name: 'How many ducklings?' });
  expect(heard()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Sound' }));
  await waitFor(() => expect(heard()[0]).toBe('How many ducklings?'));
  cancel.mockClear();
  await person.click(screen.getByRole('button', { name: 'Sound' }));
  expect(cancel).toHaveBeenCalled();
  expect(heard()).toEqual([]);
});

test('the teacher talks while the voice reads and rests afterwards; nothing is left marked by a reading that was stopped', async () => {
  const { person, said } = await open();
  const talks = () => document.querySelector('.talks[data-endless]') !== null;
  await person.click(await screen.findByRole('button', { name: 'Read the introduction aloud' }));
  await waitFor(() => expect(said).toHaveLength(3));
  const [title, text, button] = said;
  expect(talks()).toBe(false);
  act(() => title?.reach(0));
  expect(talks()).toBe(true);
  act(() => title?.finish());
  act(() => text?.finish());
  expect(talks()).toBe(true);
  act(() => button?.reach(4));
  expect(document.querySelector('mark')?.textContent).toBe("Let's");
  act(() => button?.finish());
  expect(talks()).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Read the introduction aloud' }));
  act(() => said[1]?.reach(0));
  await person.click(screen.getByRole('button', { name: 'Sound' }));
  expect(document.querySelector('mark')).toBeNull();
  act(() => text?.reach(0));
  expect(document.querySelector('mark')).toBeNull();
});

test('[S8.18] no voice: the lesson stays silent and every step can still be done', async () => {
  setAudio(true);
  const seen = serve({ 'lessons.play': sealed({ id: ID, grade: 'pre-k', content, step: 1 }) });
  renderApp(`/lesson/${ID}`, signedInAs('student', { grade: 'pre-k' }));
  await screen.findByRole('heading', { name: 'How many ducklings?' });
  expect(screen.queryByRole('button', { name: /aloud/ })).toBeNull();
  expect(seen).not.toEqual([]);
});
