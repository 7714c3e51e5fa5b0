import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { CLASS, CLASS_READS, classSkillsOf, classViewOf, givenOf } from '../../testing/class.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { CHILD, OTHER_CHILD } from '../../testing/teacher.ts';
import { whenAsked } from '../../testing/when-asked.ts';

type Line = Outputs['classes']['view']['attention'][number];
async function open(more: Handlers = {}, search = '') {
  const seen = serve({ ...CLASS_READS, ...more });
  const app = renderApp(`/classes/${CLASS}${search}`, signedInAs('teacher'));
  await screen.findByRole('heading', { level: 1 });
  return { seen, ...app };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const line = (
  kind: Line['kind'],
  childIds: string[],
  names: string[],
  subject: Line['subject'] = null,
): Line => ({
  kind,
  childIds,
  names,
  reason: `${kind} for a reason`,
  skill: subject === null ? null : `${subject}-plants`,
  subject,
});

test('the head says which class it is and the code that lets pupils in', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Room 12' })).toBeTruthy();
  expect(screen.getByText(/3rd grade · 2 pupils · class code/).textContent).toContain('R7K 4WM');
  expect(link('Start a class quiz')).toBe(`/multiplayer?classId=${CLASS}`);
  expect(link('Pupils')).toBe(`/classes/${CLASS}/pupils`);
});

test('a code that is off is not shown', async () => {
  await open({ 'classes.view': classViewOf({ isOpen: false }) });
  expect(document.body.textContent).toContain('class code is off');
  expect(document.body.textContent).not.toContain('R7K');
});

test('all of it is read side by side, each once', async () => {
  const { seen } = await open();
  expect(calls(seen).toSorted()).toEqual([
    'assignments.list',
    'classes.skills',
    'classes.view',
    'learnerGroups.list',
  ]);
});

test('[S9.25] one row a pupil, and the name leads to that pupil’s dashboard', async () => {
  await open();
  const rows = within(screen.getByRole('table', { name: 'Pupils' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.slice(1)).toEqual([
    ['Maya', '3rd', '40%', '12', '17 of 2085%', expect.stringMatching(/^Nov 19/), '–'],
    ['Leo', '–', '0%', '0', '–', 'Not started', '–'],
  ]);
  const name = region('Pupils').getByRole('link', { name: 'Maya' });
  expect(name.getAttribute('href')).toBe(`/teacher?studentId=${CHILD}&classId=${CLASS}`);
});

const pupilNames = () =>
  within(screen.getByRole('table', { name: 'Pupils' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);
const [MAYA, LEO] = classViewOf().pupils;
const withPupils = (...pupils: (Outputs['classes']['view']['pupils'][number] | undefined)[]) => ({
  'classes.view': classViewOf({ pupils: pupils.flatMap((one) => one ?? []) }),
});

test('order and filter of the pupils stand in the address, next to the subject, and read nothing anew', async () => {
  const weak = LEO && { ...LEO, accuracy: { right: 1, answers: 6, percent: 17 } };
  const { person, router, seen } = await open(withPupils(MAYA, weak), '?subject=math');
  expect(pupilNames()).toEqual(['Maya', 'Leo']);
  const before = calls(seen).length;
  await person.selectOptions(screen.getByLabelText('Sort by'), 'Lowest accuracy first');
  await vi.waitFor(() => expect(pupilNames()).toEqual(['Leo', 'Maya']));
  expect(screen.getByRole('columnheader', { name: 'Right on first try' }).ariaSort).toBe('ascending');
  await person.selectOptions(screen.getByLabelText('Show'), 'Not started (1)');
  await vi.waitFor(() => expect(pupilNames()).toEqual(['Leo']));
  expect(screen.getByRole('status').textContent).toBe('1 of 2 pupils');
  expect(router.state.location.search).toEqual({ subject: 'math', sort: 'accuracy', show: 'new' });
  expect(document.activeElement).toBe(screen.getByLabelText('Show'));
  expect(link('Science')).toContain('sort=accuracy');
  expect(calls(seen)).toHaveLength(before);
});

test('an address opens with its order and filter, and one that nobody knows with all pupils', async () => {
  await open({}, '?sort=toString&show=new');
  expect(pupilNames()).toEqual(['Leo']);
});

test('a typed name filters, and never stands in the address', async () => {
  const { person, router } = await open();
  await person.type(screen.getByLabelText('Find a name'), 'may');
  expect(pupilNames()).toEqual(['Maya']);
  expect(router.state.location.href).not.toContain('may');
});

test('a pupil whose account sleeps is shown so, with the day of the erasure', async () => {
  const asleep = LEO && { ...LEO, isAsleep: true, eraseAt: '2199-12-05T10:00:00.000Z' };
  await open(withPupils(MAYA, asleep));
  const row = within(screen.getByRole('table', { name: 'Pupils' }))
    .getAllByRole('row')
    .at(-1);
  expect(row?.textContent).toContain('Sleeping');
  expect(row?.textContent).toContain('The account is erased on Dec 5, 2199.');
  expect(row?.textContent).not.toContain('Not started');
});

test('the skills stand second, before assignments and pupils', async () => {
  await open();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Needs attention today', 'Skills in Math', 'Assignments', 'Pupils']);
});

test('on a phone skills and pupils are folded with their counts, and a link to the pupils opens them', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('43.74em'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const attention = [line('stopped', [CHILD, OTHER_CHILD], ['Maya', 'Leo'])];
  const pupils = classViewOf().pupils.map((one) => ({ ...one, needsAttention: 'Away.' }));
  const { person } = await open({ 'classes.view': classViewOf({ attention, pupils }) });
  const fold = (summary: string) => screen.getByText(summary, { selector: 'summary' }).closest('details');
  expect(fold('2 pupils, 2 skills')?.open).toBe(false);
  expect(fold('2 pupils')?.open).toBe(false);
  await person.click(screen.getByRole('link', { name: /^See pupils/ }));
  await vi.waitFor(() => expect(fold('2 pupils')?.open).toBe(true));
  expect(fold('2 pupils, 2 skills')?.open).toBe(false);
  expect(screen.getByLabelText('Show')).toHaveProperty('value', 'attention');
});

test('a good day says so', async () => {
  await open();
  expect(region('Needs attention today').getByText(/All is well today/)).toBeTruthy();
});

test('every line has its reason, and an action for exactly its pupils', async () => {
  const stuck = line('stuck', [CHILD, OTHER_CHILD], ['Maya', 'Leo'], 'science');
  const attention = [
    stuck,
    line('stopped', [CHILD], ['Ana']),
    line('rushing', [CHILD], ['Bo']),
    line('flying', [OTHER_CHILD], ['Cleo']),
  ];
  await open({ 'classes.view': classViewOf({ attention }) });
  const panel = region('Needs attention today');
  expect(panel.getByText('Maya and Leo')).toBeTruthy();
  expect(panel.getAllByText(/for a reason$/)).toHaveLength(4);
  const give = new URL(link('Assign practice for Maya and Leo') ?? '', 'http://x').searchParams;
  expect(['give', 'subject', 'skill'].map((one) => give.get(one))).toEqual([
    'practice',
    'science',
    'science-plants',
  ]);
  expect(JSON.parse(give.get('pupils') ?? '')).toEqual([CHILD, OTHER_CHILD]);
  expect(link('Open dashboard for Ana')).toBe(`/teacher?studentId=${CHILD}&classId=${CLASS}`);
  expect(link('Open dashboard for Bo')).toBe(`/teacher?studentId=${CHILD}&classId=${CLASS}`);
  expect(link('Assign a lesson for Cleo')).toContain('give=lesson');
});

test('panel and filter count the same pupils, also those beyond the five lines', async () => {
  const [maya, leo] = classViewOf().pupils;
  if (!maya || !leo) throw new Error('two pupils are needed');
  const pupils = [
    { ...maya, needsAttention: 'Nothing played yet.' },
    { ...leo, needsAttention: 'ready for something harder.' },
  ];
  const attention = [line('waiting', [CHILD], ['Maya'])];
  await open({ 'classes.view': classViewOf({ pupils, attention }) });
  expect(region('Needs attention today').getByText('2 pupils')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Needs attention (2)' })).toBeTruthy();
});

test('practice of a skill shows each pupil before and since, few answers marked, in kind words', async () => {
  const practised = (before: [number, number], since: [number, number]) => ({
    before: { right: before[0], answers: before[1] },
    since: { right: since[0], answers: since[1] },
  });
  const pupils = [
    { id: CHILD, name: 'Maya', isDone: true, score: null, practised: practised([2, 12], [9, 12]) },
    { id: OTHER_CHILD, name: 'Leo', isDone: false, score: null, practised: practised([1, 5], [0, 0]) },
  ];
  const given = givenOf({ kind: 'practice', lessonId: null, title: null, skills: ['math-area'], pupils });
  await open({ 'assignments.list': [given] });
  const panel = region('Assignments');
  expect(panel.getByText('Math practice: Area')).toBeTruthy();
  const rows = within(panel.getByRole('group')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MayaGoing betterbefore 2 of 12 right, since 9 of 12 right',
    'LeoNot practised yetbefore 1 of 5 right, since no answers (few answers)',
  ]);
});

test('[S9.24] a cell says band, percent and counts, and opens its questions', async () => {
  await open();
  const items = `/classes/${CLASS}/items?skill=math-area`;
  expect(link('Maya, Area: 85 percent, On track, 17 of 20 right')).toBe(`${items}&studentId=${CHILD}`);
  expect(link('Whole class, Area: 85 percent, On track, 17 of 20 right')).toBe(items);
  expect(link('Area')).toBe(items);
  expect(screen.queryByRole('link', { name: 'Time' })).toBeNull();
  expect(screen.getAllByText('not started')).toHaveLength(4);
});

test('few answers are marked as few, and of fewer than four only the counts are said', async () => {
  const cells = [
    { right: 4, answers: 9, percent: 44 },
    { right: 1, answers: 3, percent: null },
  ];
  await open({
    'classes.skills': classSkillsOf({ pupils: [{ id: CHILD, name: 'Maya', cells }] }),
  });
  const few = screen.getByRole('link', {
    name: 'Maya, Area: 44 percent, Building up, 4 of 9 right, few answers',
  });
  expect(few.dataset.few).toBe('true');
  const counts = screen.getByRole('link', {
    name: 'Maya, Time: 1 of 3 right, too few answers to say more',
  });
  expect(counts.textContent).toBe('1 of 3');
  expect(screen.getByText('Dashed: few answers, 4 to 9')).toBeTruthy();
});

test('another subject is one press away, and stands in the address', async () => {
  const { seen, person, router } = await open({
    'classes.skills': ({ subjectId }) =>
      subjectId === 'science'
        ? classSkillsOf({ subject: 'science', displayName: 'Science', skills: [] })
        : classSkillsOf(),
  });
  await person.click(screen.getByRole('link', { name: 'Science' }));
  await screen.findByRole('heading', { name: 'Skills in Science' });
  expect(router.state.location.search).toEqual({ subject: 'science' });
  expect(asked(seen, 'classes.skills')).toEqual([
    { classId: CLASS, subjectId: 'math' },
    { classId: CLASS, subjectId: 'science' },
  ]);
  expect(screen.getByText(/No answers in Science in the last 30 days/)).toBeTruthy();
});

test('a subject that does not exist shows the first', async () => {
  await open({}, '?subject=cooking');
  expect(screen.getByRole('heading', { name: 'Skills in Math' })).toBeTruthy();
});

test('what was given stands there with how many have done it', async () => {
  await open();
  const panel = region('Assignments');
  expect(panel.getByText('Legs and wings')).toBeTruthy();
  expect(panel.getByText('1 of 2 done')).toBeTruthy();
  expect(panel.getByRole('progressbar', { name: 'Legs and wings, done' })).toHaveProperty('value', 50);
});

test('a class without pupils is shown the way to its first', async () => {
  await open({ 'classes.view': classViewOf({ pupils: [] }) });
  expect(screen.getByRole('heading', { name: 'No pupils yet' })).toBeTruthy();
  expect(link('Add pupils')).toBe(`/classes/${CLASS}/pupils`);
  expect(screen.queryByRole('table')).toBeNull();
});

test('a group of the class is shown alone, in the grid and in the list, and is given something at once', async () => {
  const group = { id: OTHER_CHILD, name: 'Owls', childIds: [CHILD] };
  const { person, router } = await open({ 'learnerGroups.list': [group] });
  await person.click(screen.getByRole('link', { name: 'Owls (1)' }));
  await vi.waitFor(() => expect(router.state.location.search).toMatchObject({ group: OTHER_CHILD }));
  const pupils = within(screen.getByRole('table', { name: 'Pupils' }));
  expect([pupils.queryByText('Maya') === null, pupils.queryByText('Leo') === null]).toEqual([false, true]);
  const grid = within(screen.getByRole('table', { name: 'Math, skills by pupil' }));
  expect(grid.queryByText('Leo')).toBeNull();
  const give = new URL(link('Give Owls something') ?? '', 'http://x').searchParams;
  expect(JSON.parse(give.get('pupils') ?? '')).toEqual([CHILD]);
});

test('[P1.39] another teacher’s class is not found and leaves no data', async () => {
  const gone = () => refuse(404, 'Not found', { code: 'not_found' });
  await open({ 'classes.get': gone, 'classes.view': gone });
  expect(screen.getByRole('heading', { level: 1, name: 'Class not found' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Maya');
});

test('the files are the server’s, which makes them from the same replies', async () => {
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { person } = await open({
    'classes.viewCsv': whenAsked<'classes.viewCsv'>(
      { classId: CLASS },
      { fileName: 'Room-12.csv', csv: 'Pupil\r\n' },
    ),
    'classes.skillsCsv': whenAsked<'classes.skillsCsv'>(
      { classId: CLASS, subjectId: 'math' },
      { fileName: 'Room-12-Math.csv', csv: 'Pupil\r\n' },
    ),
  });
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await person.click(screen.getByRole('button', { name: 'Export skills' }));
  await vi.waitFor(() => expect(saved).toEqual(['Room-12.csv', 'Room-12-Math.csv']));
  vi.restoreAllMocks();
});

test('print prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Print report' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the class has no axe violation', async () => {
  const attention = [line('stopped', [CHILD], ['Maya'])];
  await open({ 'classes.view': classViewOf({ attention }) });
  expect(await axeViolations()).toEqual([]);
});
