import { SUBJECTS, dashboardTone, subjectLabel } from '@noodlenaut/domain';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAudio } from '../../lib/audio/audio.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordAudio } from '../../testing/recording-audio.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf } from '../../testing/school.ts';
import { serve } from '../../testing/serve.ts';

/** The waves of the pling that the switch gives. */
const PLING = 6;

const open = async () => {
  const start = signedInAs('student');
  serve({ 'progress.dashboard': dashboardOf(start.user) });
  const app = renderApp('/', start);
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const button = () => screen.getByRole('button', { name: 'Sound' });
const isPressed = () => button().getAttribute('aria-pressed');
/** As for a new tab: the dashboard stays. */
const choose = (name: string) => {
  const tile = screen.getByRole('progressbar', { name: `${name} progress` }).closest('a');
  fireEvent.click(tile ?? document.body, { ctrlKey: true });
};
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  setAudio(false);
  document.addEventListener('click', stay);
});
afterEach(() => document.removeEventListener('click', stay));

test('[S2.073] [S4.21] [S4.22] sound is off, and a click on its button turns it on', async () => {
  const { waves } = recordAudio();
  const { person } = await open();
  expect(isPressed()).toBe('false');
  choose('Math');
  expect(waves).toEqual([]);
  await person.click(button());
  expect(isPressed()).toBe('true');
  await person.click(button());
  expect(isPressed()).toBe('false');
});

test('[S4.22] [S9.44] [S9.45] each subject sounds its own sine wave for 0.4 s when it is chosen', async () => {
  const { waves } = recordAudio();
  const { person } = await open();
  await person.click(button());
  await vi.waitFor(() => expect(waves).toHaveLength(PLING));
  for (const subject of SUBJECTS) choose(subjectLabel(subject));
  await vi.waitFor(() => expect(waves).toHaveLength(PLING + SUBJECTS.length));
  expect(waves.slice(PLING).map(({ type, hertz, seconds }) => ({ type, hertz, seconds }))).toEqual(
    SUBJECTS.map((subject) => ({ type: 'sine', hertz: dashboardTone(subject).hertz, seconds: 0.4 })),
  );
});
