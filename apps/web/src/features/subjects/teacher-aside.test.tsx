import { act, fireEvent, render, screen } from '@testing-library/react';
import { SUBJECTS } from '@noodlenaut/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonSummary } from '../../lib/api/replies.ts';
import { setAudio } from '../../lib/audio/audio.ts';
import { signedInAs, userAs } from '../../testing/people.ts';
import { recordAudio } from '../../testing/recording-audio.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, subjects } from '../../testing/school.ts';
import { asked, serve } from '../../testing/serve.ts';
import { TeacherAside } from './teacher-aside.tsx';
import { TEACHER_GREETINGS } from './teacher-greetings.ts';

const teacher = () => screen.queryByRole('button', { name: 'Captain Pi. Tap for a hello' });
const isHidden = () => teacher()?.closest('[data-hidden]') !== null;
const says = () => document.querySelector('[aria-live]')?.textContent;
const isTalking = () => document.querySelector('.talks') !== null;
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const press = () => fireEvent.click(teacher() ?? document.body);

beforeEach(() => {
  sessionStorage.clear();
  setAudio(false);
});

/** The waves of the pling that the switch gives. */
const PLING = 6;

test('[S2.089] the teacher waits for the lessons and a second more', async () => {
  let answer: (lessons: LessonSummary[]) => void = () => {};
  const seen = serve({
    'subjects.list': subjects,
    'progress.list': progressWith(),
    'progress.dashboard': dashboardOf(userAs('student')),
    'lessons.list': () => new Promise((resolve) => (answer = resolve)),
  });
  renderApp('/subject/math', signedInAs('student'));
  await vi.waitFor(() => expect(asked(seen, 'lessons.list')).toEqual([{ subject: 'math' }]), 5000);
  expect(teacher()).toBeNull();
  answer([lesson(1)]);
  await screen.findByText('Lesson 1 title');
  expect(isHidden()).toBe(true);
  await vi.waitFor(() => expect(isHidden()).toBe(false), { timeout: 3000 });
});

test('[S2.089] it is there after 1000 ms and not before', () => {
  vi.useFakeTimers();
  render(<TeacherAside subjectId="math" />);
  pass(999);
  expect(isHidden()).toBe(true);
  pass(1);
  expect(isHidden()).toBe(false);
  expect(says()).toBe('');
});

test('[S2.090] pressed, it says one of its greetings for 5 s', () => {
  vi.useFakeTimers();
  let chance = 0;
  render(<TeacherAside subjectId="math" random={() => chance} />);
  pass(1000);
  for (const [index, greeting] of TEACHER_GREETINGS.math.entries()) {
    chance = (index + 0.5) / TEACHER_GREETINGS.math.length;
    press();
    expect(says()).toBe(greeting);
  }
  pass(4999);
  expect(says()).toBe(TEACHER_GREETINGS.math[2]);
  pass(1);
  expect(says()).toBe('');
});

test('[S2.091] pressed, it talks for 3 s', () => {
  vi.useFakeTimers();
  render(<TeacherAside subjectId="math" />);
  pass(1000);
  expect(isTalking()).toBe(false);
  press();
  pass(2999);
  expect(isTalking()).toBe(true);
  pass(1);
  expect(isTalking()).toBe(false);
});

test('[S2.091] pressed again while it talks, the mouth begins anew', () => {
  vi.useFakeTimers();
  render(<TeacherAside subjectId="math" />);
  pass(1000);
  press();
  const mouth = document.querySelector('.talks');
  pass(2000);
  press();
  expect(document.querySelector('.talks')).not.toBe(mouth);
  pass(2999);
  expect(isTalking()).toBe(true);
});

test('[S2.092] [S9.47] pressed, it sounds the tone of its page for 0.5 s; with sound off it is silent', async () => {
  const { waves, contexts } = recordAudio();
  const pressEach = () => {
    for (const subjectId of SUBJECTS) {
      const { container, unmount } = render(<TeacherAside subjectId={subjectId} />);
      fireEvent.click(container.querySelector('button') ?? container);
      unmount();
    }
  };
  pressEach();
  expect(contexts).toEqual([]);
  setAudio(true);
  await vi.waitFor(() => expect(waves).toHaveLength(PLING));
  pressEach();
  await vi.waitFor(() => expect(waves).toHaveLength(PLING + SUBJECTS.length));
  const heard = waves.slice(PLING);
  expect(heard.every(({ type, seconds }) => type === 'sine' && seconds === 0.5)).toBe(true);
  expect(heard.map(({ hertz }) => hertz)).toEqual([800, 600, 500, 750, 900, 700, 650, 850]);
});

test('every teacher has three short greetings of its own', () => {
  const all = Object.values(TEACHER_GREETINGS).flat();
  expect(new Set(all).size).toBe(SUBJECTS.length * 3);
  for (const sentence of all.flatMap((text) => text.split(/[.!?]+/)))
    expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(8);
});
