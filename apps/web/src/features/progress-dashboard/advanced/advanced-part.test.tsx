import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Outputs } from '../../../lib/api/replies.ts';
import { axeViolations } from '../../../testing/axe-violations.ts';
import { signedInAs } from '../../../testing/people.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../../testing/serve.ts';
import { CHILD, analyticsOf, childAtAGlance, overviewOf } from '../../../testing/teacher.ts';

type Advanced = Outputs['teacher']['advanced'];

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
});

const MATH = { subject: 'math', displayName: 'Math' } as const;
const NONE = { right: 0, answers: 0 };
const advancedOf = (more: Partial<Advanced> = {}): Advanced => ({
  weekEnds: ['10-01', '10-08', '10-15', '10-22', '10-29', '11-05', '11-12', '11-19'].map(
    (day) => `2026-${day}`,
  ),
  skills: [],
  time: [],
  mistakes: [],
  ownPast: {
    before: { ...NONE, minutes: 0, days: 0 },
    now: { ...NONE, minutes: 0, days: 0 },
    change: 'too-few',
    subjects: [],
  },
  ...more,
});
const limit = () => refuse(403, 'Advanced learning analytics are not in your plan.', { code: 'plan_limit' });

async function open(advanced: Handlers['teacher.advanced'], role: 'parent' | 'student' = 'parent') {
  const seen = serve({
    'family.children': { children: [childAtAGlance(CHILD, 'Maya')], waiting: [] },
    'teacher.overview': overviewOf(),
    'teacher.timeline': { totalEvents: 0, timeline: [] },
    'teacher.analytics': analyticsOf({ hasAdvanced: advanced !== undefined }),
    ...(advanced !== undefined && { 'teacher.advanced': advanced }),
  });
  const app = renderApp('/teacher', signedInAs(role));
  await app.person.click(await screen.findByRole('tab', { name: 'Analytics' }));
  await screen.findByRole('region', { name: 'Student Strengths' });
  return { ...app, seen };
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const FOUR = ['Student Strengths', 'Areas for Improvement', 'Performance Summary', 'Learning Insights'];
const OURS = [
  'Skills over eight weeks',
  'Time spent',
  'Mistakes that come again',
  'Compared with the own past',
];

test('[P6.07] a skill by week with its numbers as a table; a week with too few answers is a gap, not a zero', async () => {
  const { person } = await open(
    advancedOf({
      skills: [
        {
          ...MATH,
          skill: 'math-time',
          name: 'Time',
          right: 50,
          answers: 70,
          percents: [20, null, 40, 50, 60, null, 80, 90],
          before: { right: 10, answers: 25 },
          now: { right: 40, answers: 45 },
          change: 'higher',
        },
      ],
    }),
  );
  await screen.findByRole('region', { name: 'Skills over eight weeks' });
  const skills = panel('Skills over eight weeks');
  await person.click(skills.getByText('Show as a table', { exact: false }));
  const cells = (at: number) =>
    within(
      within(skills.getByRole('table', { name: /Right at the first try by skill/ })).getAllByRole('row')[
        at
      ] ?? document.body,
    )
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect([cells(1), cells(2), cells(8)]).toEqual([['20%'], ['–'], ['90%']]);
  const row = within(skills.getByRole('table', { name: /last four weeks beside/ })).getAllByRole('row')[1];
  expect(row?.textContent).toBe('Time Math40% of 2589% of 45Clearly more right');
  for (const name of FOUR) expect(screen.getByRole('region', { name })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P6.07] time by week and subject, and how it is measured; more than four subjects are three and the others', async () => {
  const subjects = ['math', 'science', 'history', 'it', 'english'] as const;
  const { person } = await open(
    advancedOf({
      time: subjects.map((subject, at) => ({
        subject,
        displayName: subject.toUpperCase(),
        minutes: [0, 0, 0, 0, 0, 0, 10 - at, 60 - at],
      })),
    }),
  );
  await screen.findByRole('region', { name: 'Time spent' });
  const time = panel('Time spent');
  expect(time.getByText(/from seeing a question to answering it.*at most 5 minutes/)).toBeTruthy();
  expect(
    within(time.getByRole('list', { name: 'Time by subject' })).getAllByRole('listitem')[0]?.textContent,
  ).toBe('MATH1 h 10 min');
  await person.click(time.getByText('Show as a table', { exact: false }));
  const rows = within(time.getByRole('table')).getAllByRole('row');
  expect(rows[0]?.textContent).toBe('Week toMATHSCIENCEHISTORYOthersAll');
  expect(rows[8]?.textContent).toBe(`Nov 19605958${57 + 56}290`);
  expect(await axeViolations()).toEqual([]);
});

test('[P6.07] a mistake that comes again: the question, what was chosen, what is right and how often', async () => {
  const mistake = {
    ...MATH,
    question: 'What is 1/2 of 8?',
    hasPicture: true,
    chosen: '16',
    right: '4',
    reason: 'That is twice 8.',
    isGenerated: true,
    wrong: 3,
    answers: 4,
    lastDay: '2026-11-19',
  };
  const { unmount } = await open(advancedOf({ mistakes: [mistake] }));
  await screen.findByRole('region', { name: 'Mistakes that come again' });
  const text = screen.getByRole('region', { name: 'Mistakes that come again' }).textContent;
  for (const part of [
    '16',
    'Right: 4',
    'That is twice 8.',
    'wrong 3 of 4 times, last on Nov 19',
    'with a picture',
  ])
    expect(text).toContain(part);
  expect(await axeViolations()).toEqual([]);
  unmount();
  await open(advancedOf({ mistakes: [{ ...mistake, right: null, reason: null }] }), 'student');
  const own = await screen.findByRole('region', { name: 'Mistakes that come again' });
  expect(own.textContent).not.toContain('Right:');
});

test('[P6.07] the own past: both numbers, a sentence that is true, and no other child', async () => {
  await open(
    advancedOf({
      ownPast: {
        before: { right: 70, answers: 100, minutes: 50, days: 9 },
        now: { right: 72, answers: 100, minutes: 75, days: 12 },
        change: 'close',
        subjects: [
          { ...MATH, before: { right: 10, answers: 40 }, now: { right: 38, answers: 40 }, change: 'higher' },
        ],
      },
    }),
  );
  const past = await screen.findByRole('region', { name: 'Compared with the own past' });
  for (const part of [
    '72%',
    '70% before',
    '1 h 15 min',
    '50 min before',
    'A small difference may be chance',
    '25% before, 95% now',
  ])
    expect(past.textContent).toContain(part);
  expect(past.textContent).toContain('No other child is in it.');
});

test('[P6.07] without answers every block says so', async () => {
  await open(advancedOf());
  await screen.findByRole('region', { name: 'Time spent' });
  for (const [name, sentence] of [
    ['Skills over eight weeks', /Not enough answers yet/],
    ['Time spent', /No time is recorded/],
    ['Mistakes that come again', /No question was answered wrong twice/],
    ['Compared with the own past', /Not enough answers yet/],
  ] as const)
    expect(panel(name).getByText(sentence)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P6.07] without the plan: the four blocks as ever, one card of what there would be, and the way to the plans', async () => {
  const { unmount, seen } = await open(undefined);
  await screen.findByRole('region', { name: 'A closer look' });
  const card = panel('A closer look');
  expect(card.getAllByRole('listitem')).toHaveLength(4);
  expect(card.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/adventure-scholars');
  expect(screen.getByRole('region', { name: 'A closer look' }).textContent).not.toMatch(/\d/);
  for (const name of FOUR) expect(screen.getByRole('region', { name })).toBeTruthy();
  for (const name of OURS) expect(screen.queryByRole('region', { name })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  unmount();
  expect(asked(seen, 'teacher.advanced')).toEqual([]);
  await open(undefined, 'student');
  await screen.findByText('Ask your grown-up.');
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

test('[P6.07] a plan that has just ended: the card of what there would be', async () => {
  await open(limit);
  await screen.findByRole('region', { name: 'A closer look' });
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
});

test('when it cannot be read, the four blocks are there, and one press tries again', async () => {
  let isDown = true;
  const { person, seen } = await open(() => (isDown ? refuse(503, 'We are very busy.') : advancedOf()));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('We are very busy.')).toBeTruthy();
  isDown = false;
  await person.click(again);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Time spent' })).toBeTruthy());
  expect(asked(seen, 'teacher.advanced')).toHaveLength(2);
  for (const name of FOUR) expect(screen.getByRole('region', { name })).toBeTruthy();
});
