import type { Role } from '@noodlenaut/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedInAs, userAs, viewerAs } from '../testing/people.ts';
import { renderApp } from '../testing/render-app.tsx';
import { dashboardOf, lesson, progressWith, sealed, subjects } from '../testing/school.ts';
import { refuse, serve } from '../testing/serve.ts';
import { overviewOf } from '../testing/teacher.ts';
import { whenAsked } from '../testing/when-asked.ts';

const serveAll = (role: Role) =>
  serve({
    'account.user': userAs(role),
    'progress.dashboard': dashboardOf(userAs(role)),
    'subjects.list': subjects,
    'progress.list': progressWith(),
    'lessons.list': whenAsked<'lessons.list'>({ subject: 'math' }, [lesson(1)]),
    'lessons.play': whenAsked<'lessons.play'>({ lessonId: 'math-3rd-01-test' }, sealed()),
    'quiz.rooms': [],
    'tutoring.tutors': [],
    'tutoring.requests': [],
    'tutoring.sessions': [],
    'tutoring.stats': { totalSessions: 0, averageRating: 0, totalHours: 0, completedSessions: 0 },
    'classes.list': [],
    'classes.mine': [],
    'lessons.ofClasses': [],
    'family.children': { children: [], waiting: [] },
    'teacher.overview': overviewOf({}, { student: null, subjects: [] }),
    'teacher.timeline': { totalEvents: 0, timeline: [] },
    'plans.list': [],
    'plans.subscription': {
      plan: { id: 'adventure-scholars-free', displayName: 'Adventure Scholars' },
      status: 'active',
      trialing: false,
      trialEndsAt: null,
    },
  });
const open = (path: string, role: Role) => {
  serveAll(role);
  return renderApp(path, signedInAs(role));
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('[S2.001] / shows a visitor the public landing page', async () => {
  serve({});
  renderApp('/', { viewer: null });
  expect(await heading('Fun Learning Adventures!')).toBeTruthy();
});

test.each(['/subject/math', '/teacher', '/logos', '/no/such/place', '/dashboard', '/account-setup'])(
  '[S2.024] %s shows a visitor the login screen',
  async (path) => {
    serve({});
    renderApp(path, { viewer: null });
    expect(await heading('Power On')).toBeTruthy();
  },
);

test('[S2.025] [S7.07] a loading screen shows while the signed-in state loads', async () => {
  let answer: (reply: Response) => void = () => {};
  serve({ 'account.viewer': () => new Promise<Response>((resolve) => (answer = resolve)) });
  renderApp('/');
  expect(await screen.findByText('Getting ready...')).toBeTruthy();
  answer(refuse(401, 'Please sign in'));
  expect(await heading('Fun Learning Adventures!')).toBeTruthy();
});

test.each(['/', '/subject/math', '/logos', '/nowhere', '/teacher'])(
  '[S2.026] [P1.15] without a role %s shows only the profile setup',
  async (path) => {
    serve({});
    const app = renderApp(path, { viewer: viewerAs(''), user: userAs('') });
    expect(await heading('Set up your profile')).toBeTruthy();
    expect(app.path()).toBe('/account-setup');
  },
);

const OPEN: readonly (readonly [id: string, role: Role, path: string, title: string | RegExp])[] = [
  ['[S2.027]', 'student', '/', 'Welcome back, Maya!'],
  ['[S2.028]', 'student', '/subject/math', 'Math'],
  ['[S2.029]', 'student', '/lesson/math-3rd-01-test', 'Fractions on the Star Bar'],
  ['[S2.030]', 'student', '/multiplayer', 'Multiplayer Games'],
  ['[P9.04]', 'teacher', '/multiplayer', 'Multiplayer Games'],
  ['[P1.31]', 'student', '/classes', 'My classes'],
  ['[P1.30]', 'teacher', '/classes', 'Classes'],
  ['', 'student', '/tutoring', 'Live Tutoring'],
  ['[S2.032]', 'student', '/teacher', /^Teacher Dashboard/],
  ['[S2.038]', 'parent', '/', 'Welcome back, Maya!'],
  ['[S2.038]', 'teacher', '/', 'Welcome back, Maya!'],
  ['[S2.039]', 'parent', '/teacher', /^Teacher Dashboard/],
  ['[S2.039]', 'teacher', '/teacher', /^Teacher Dashboard/],
  ['[P9.04]', 'parent', '/tutoring', 'Live Tutoring'],
  ['', 'tutor', '/', 'Welcome back, Maya!'],
  ['[S2.041]', 'tutor', '/adventure-scholars', 'Adventure Scholars'],
  ['[S2.041]', 'parent', '/adventure-scholars', 'Adventure Scholars'],
  ['[S2.042]', 'teacher', '/logos', /Choose Your .* Logo/],
  ['[S2.043]', 'parent', '/account-setup', 'Set up your profile'],
];
test.each(OPEN)('%s a %s reaches %s', async (_id, role, path, title) => {
  open(path, role);
  expect(await heading(title)).toBeTruthy();
});

test.each([
  ['tutor', '/subject/math'],
  ['tutor', '/multiplayer'],
  ['parent', '/multiplayer'],
  ['parent', '/classes'],
  ['student', '/classes/0198a000-0000-7000-8000-0000000000c1/pupils'],
  ['teacher', '/tutoring'],
  ['tutor', '/teacher'],
  ['student', '/schedule'],
  ['parent', '/subject/math'],
] as const)('[S6.01] a %s does not reach %s', async (role, path) => {
  open(path, role);
  expect(await heading('404')).toBeTruthy();
});

test('[S2.044] an unknown path shows a signed-in user a 404 page with the way home', async () => {
  open('/no/such/place', 'student');
  expect(await heading('404')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
});

test.each([
  ['[P8.01] [S2.044]', '/dashboard'],
  ['[P8.01] [S4.41]', '/tutor-dashboard'],
])('%s %s goes to /', async (_id, path) => {
  const app = open(path, 'student');
  expect(await heading('Welcome back, Maya!')).toBeTruthy();
  expect(app.path()).toBe('/');
});

test('[S2.034] a user with a missing role gets the student routes', async () => {
  serveAll('student');
  const { role: _role, ...nobody } = viewerAs('student');
  const viewer = { ...nobody, role: 'student' as const };
  renderApp('/subject/math', { viewer, user: userAs('student') });
  expect(await heading('Math')).toBeTruthy();
});

test('[P1.01] no page offers a role above the four', async () => {
  serve({});
  renderApp('/register', { viewer: null });
  await heading('Create your account');
  expect(screen.queryByText(/admin/i)).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
});
