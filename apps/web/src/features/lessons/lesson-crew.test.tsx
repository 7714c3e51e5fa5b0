import { CUES, MOTIFS, type Score } from '@noodlenaut/domain';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAudio } from '../../lib/audio/audio.ts';
import { forgetComfort } from '../../lib/comfort/comfort.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordAudio } from '../../testing/recording-audio.ts';
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

const ID = 'math-3rd-01-test';
const DUCKS = {
  kind: 'object-set',
  groups: [{ thing: 'duck', count: 3 }],
  layout: 'row',
  alt: 'Some ducks',
} as const;
const CLOCK = { kind: 'clock', hour: 3, minute: 0, alt: 'A clock' } as const;
const CONTENT = {
  ...sealed().content,
  activities: [
    {
      type: 'multiple_choice' as const,
      question: 'How many?',
      options: ['Two', 'Three'],
      illustration: DUCKS,
    },
    {
      type: 'multiple_choice' as const,
      question: 'Which time?',
      options: ['Two', 'Three'],
      illustration: CLOCK,
    },
  ],
};

async function open() {
  serve({
    'lessons.play': sealed({ content: CONTENT }),
    'lessons.saveStep': { step: 1 },
    'lessons.checkAnswer': ({ option }) =>
      option === 1 ? checkedOf() : checkedOf({ correct: false, reason: 'One was left out.' }),
    'lessons.complete': completionOf({ newAchievements: [achievementOf()] }),
    'account.user': signedInAs('student').user,
    'account.setComfort': (change) => change,
    'subjects.list': subjects,
    'progress.list': progressWith(),
    'progress.dashboard': dashboardOf(signedInAs('student').user),
    'lessons.list': [lesson(1, { completed: true })],
  });
  const { waves } = recordAudio();
  const voice = recordVoice();
  const app = renderApp(`/lesson/${ID}`, signedInAs('student'));
  await screen.findByRole('heading', { level: 1 });
  const press = async (name: string) => app.person.click(await screen.findByRole('button', { name }));
  const pick = async (name: RegExp) => app.person.click(await screen.findByRole('radio', { name }));
  /** Each note of a score has a wave of its own pitch. */
  const hears = async (score: Score) => {
    await waitFor(() => {
      const heard = waves.filter(({ isHeard }) => isHeard).map(({ hertz }) => hertz);
      for (const { hertz } of score) expect(heard).toContain(hertz);
    });
    waves.splice(0);
  };
  return { ...app, waves, voice, press, pick, hears };
}

/** Presses when the settle time after a check is over; the next step is prepared in slices, and then there. */
async function goOn(name: string): Promise<void> {
  const pressed = await vi.waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    button.click();
    return button;
  });
  await waitFor(() => expect(pressed.isConnected).toBe(false));
}

beforeEach(() => {
  localStorage.clear();
  forgetComfort();
});
afterEach(() => setAudio(false));

test('a lesson is heard from its opening to its badge, once sound is on', async () => {
  const { press, pick, hears } = await open();
  setAudio(true);
  await hears(CUES.pling);
  await press("Let's Start Learning!");
  await hears(CUES.bead);
  await pick(/Two/);
  await press('Check Answer');
  await hears(CUES['try-again']);
  await goOn('Next Activity →');
  await hears(CUES.bead);
  await pick(/Three/);
  await press('Check Answer');
  await hears(CUES.right);
  await goOn('Finish Lesson 🏆');
  await press('Complete Lesson');
  await hears([...CUES.finish, ...CUES.badge]);
});

test('a lesson opens with its cue and the tune of its teacher', async () => {
  localStorage.setItem('noodlenaut-comfort', JSON.stringify({ sound: 'on' }));
  forgetComfort();
  const { hears } = await open();
  await hears([...CUES.open, ...MOTIFS.math]);
});

test('[S4.21] with sound off all of it is silent', async () => {
  const { press, pick, waves } = await open();
  await press("Let's Start Learning!");
  await pick(/Three/);
  await press('Check Answer');
  await screen.findByRole('heading', { name: /^Correct!/ });
  expect(waves).toEqual([]);
});

test('what explains a picture is not in the page before the answer was given', async () => {
  const { press, pick } = await open();
  await press("Let's Start Learning!");
  await screen.findByRole('img', { name: 'Some ducks' });
  await pick(/Two/);
  expect(document.querySelector('[data-after]')).toBeNull();
  expect(document.body.textContent).not.toContain('Counted one by one');
  await press('Check Answer');
  await waitFor(() => expect(document.querySelectorAll('[data-after]')).toHaveLength(3));
  expect(await screen.findByText('Counted one by one: duck, 3.')).toBeDefined();
});

test('tapping things counts them and answers nothing; the voice says each number while sound is on', async () => {
  const { press, voice, person } = await open();
  await press("Let's Start Learning!");
  const counter = await screen.findByRole('button', { name: 'Count the things in the picture' });
  await person.click(counter);
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(screen.queryByRole('button', { name: 'Check Answer' })).toBeNull();
  expect(document.querySelectorAll('[data-counted]')).toHaveLength(1);
  expect(voice.said).toEqual([]);
  setAudio(true);
  await person.click(counter);
  expect(voice.said.map(({ text }) => text)).toEqual(['2']);
  counter.focus();
  await person.keyboard('{Enter}');
  expect(document.querySelectorAll('[data-counted]')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Check Answer' })).toBeNull();
});

test('once answered, and where there is nothing to count, nothing counts', async () => {
  const { press, pick } = await open();
  await press("Let's Start Learning!");
  await screen.findByRole('button', { name: /^Count/ });
  await pick(/Three/);
  await press('Check Answer');
  await screen.findByRole('heading', { name: /^Correct!/ });
  expect(screen.queryByRole('button', { name: /^Count/ })).toBeNull();
  await goOn('Next Activity →');
  await screen.findByRole('img', { name: 'A clock' });
  expect(screen.queryByRole('button', { name: /^Count/ })).toBeNull();
});

test('the teacher watches, cheers a right answer and encourages after a wrong one', async () => {
  const { press, pick } = await open();
  const acts = () => [...document.querySelectorAll('[data-act]')].map((one) => one.getAttribute('data-act'));
  await press("Let's Start Learning!");
  await waitFor(() => expect(acts()).toEqual(['watching', 'watching']));
  await pick(/Two/);
  await press('Check Answer');
  await waitFor(() => expect(acts()).toEqual(['encouraging', 'encouraging']));
  await goOn('Next Activity →');
  await pick(/Three/);
  await press('Check Answer');
  await waitFor(() => expect(acts()).toEqual(['cheering', 'cheering']));
});
