import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { AMARA, BEN, COLLEAGUE, cardsOf, classOf, ROOM, WISH } from '../../testing/classes.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { whenAsked } from '../../testing/when-asked.ts';

const here = { classId: ROOM };
const open = async (handlers: Handlers = {}) => {
  const seen = serve({
    'classes.get': whenAsked<'classes.get'>(here, classOf()),
    'classes.list': [],
    'learnerGroups.list': [],
    'classes.devices': [],
    ...handlers,
  });
  const app = renderApp(`/classes/${ROOM}/pupils`, signedInAs('teacher'));
  await screen.findByRole('heading', { name: 'Pupils of Room 12' });
  return { seen, ...app };
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('[P1.30] the code stands in large letters and as a QR code, and joining can be closed', async () => {
  const { seen, person } = await open({ 'classes.update': classOf({ isOpen: false }) });
  expect(panel('Class code').getByText('R7K4WM')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code that leads into Room 12' })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Close joining'));
  await waitFor(() => expect(asked(seen, 'classes.update')).toEqual([{ ...here, isOpen: false }]));
});

test('a new code is made after a question, and the old one is told to end', async () => {
  const { seen, person } = await open({ 'classes.renewCode': classOf({ code: 'KMWP47' }) });
  await person.click(press('New code'));
  expect(screen.getByText(/The old one ends at once/)).toBeTruthy();
  expect(calls(seen)).not.toContain('classes.renewCode');
  await person.click(press('Yes, a new code'));
  expect(await screen.findByText('The new code is KMWP47')).toBeTruthy();
  expect(asked(seen, 'classes.renewCode')).toEqual([here]);
  expect(screen.queryByText(/The old one ends at once/)).toBeNull();
});

test('a class that nobody may join shows no QR code', async () => {
  await open({ 'classes.get': classOf({ isOpen: false }) });
  expect(screen.getByText('Joining is closed.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
});

test('[P1.31] who waits is a name with a yes and a no', async () => {
  const { seen, person } = await open({
    'classes.approve': { ok: true },
    'classes.decline': { ok: true },
  });
  const mia = { ...here, membershipId: WISH };
  const waiting = panel('Waiting for your yes');
  expect(waiting.getByText('Mia')).toBeTruthy();
  await person.click(press('No to Mia'));
  await waitFor(() => expect(asked(seen, 'classes.decline')).toEqual([mia]));
  await person.click(press('Yes, let in Mia'));
  await waitFor(() => expect(asked(seen, 'classes.approve')).toEqual([mia]));
});

test('after who waits is let in, the focus stays on the page', async () => {
  let found = classOf();
  const { person } = await open({
    'classes.get': () => found,
    'classes.approve': () => {
      found = classOf({ waiting: [] });
      return { ok: true };
    },
  });
  await person.click(press('Yes, let in Mia'));
  await waitFor(() => expect(screen.queryByText('Mia')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('[P1.31] who waits for a grown-up too says so; after the teacher’s yes there is nothing more to press', async () => {
  const mia = { membershipId: WISH, name: 'Mia', since: '2026-11-20T12:00:00.000Z' };
  const leo = { ...mia, membershipId: BEN, name: 'Leo' };
  await open({
    'classes.get': classOf({
      waiting: [
        { ...mia, waitsFor: ['guardian', 'teacher'] },
        { ...leo, waitsFor: ['guardian'] },
      ],
    }),
  });
  expect(screen.getByText(/A grown-up says yes too/)).toBeTruthy();
  expect(screen.getByText(/You said yes. Waits for a grown-up/)).toBeTruthy();
  expect(press('Yes, let in Mia')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Yes, let in Leo' })).toBeNull();
});

test('[P1.34] pupils for whom this class prints no card stand apart: a grown-up is asked, or staff help', async () => {
  const [amara, ben] = classOf().pupils;
  if (!amara || !ben) throw new Error('two pupils');
  const { seen, person } = await open({
    'classes.get': classOf({
      pupils: [
        { ...amara, signInHelp: 'guardian' },
        { ...ben, signInHelp: 'staff' },
      ],
    }),
    'classes.askSignIn': { ok: true },
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New sign-in cards' })).toBeNull();
  expect(screen.getByText(/this class prints no card for them/)).toBeTruthy();
  await person.click(press('Ask the grown-up for a new sign-in of Amara'));
  await waitFor(() => expect(asked(seen, 'classes.askSignIn')).toEqual([{ ...here, childId: AMARA }]));
  expect(await screen.findByText("Amara's grown-ups are asked")).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new sign-in of Ben/ })).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

test('[P1.32] [P1.33] a pasted list is looked at first: its wrong rows are said, mended, and then made', async () => {
  const mended: Outputs['classes']['previewPupils'] = {
    rows: [
      { line: 1, nickname: 'Cleo', grade: '2nd' },
      { line: 2, nickname: 'Ben B', grade: '2nd' },
    ],
    errors: [],
  };
  const previews: Outputs['classes']['previewPupils'][] = [
    {
      rows: [{ line: 1, nickname: 'Cleo', grade: '2nd' }],
      errors: [{ line: 2, text: 'Ben', message: 'Ben is in this class already.' }],
    },
  ];
  const { seen, person } = await open({
    'classes.previewPupils': () => previews.shift() ?? mended,
    'classes.addPupils': cardsOf(),
  });
  const list = screen.getByLabelText('First names or nicknames, one a line');
  await person.click(press('Check the list'));
  expect(screen.getByText('Please enter at least one name')).toBeTruthy();
  await person.type(list, 'Cleo\nBen');
  await person.click(press('Check the list'));
  expect(await screen.findByText('One line needs you.')).toBeTruthy();
  expect(screen.getByText(/Line 2/).textContent).toContain('Ben is in this class already.');
  expect(screen.queryByRole('button', { name: /^Make \d/ })).toBeNull();
  await person.type(list, ' B');
  expect(screen.queryByText('One line needs you.')).toBeNull();
  await person.click(press('Check the list'));
  const make = await screen.findByRole('button', { name: 'Make 2 accounts' });
  act(() => [1, 2].forEach(() => make.click()));
  expect(await screen.findByRole('heading', { name: '2 sign-in cards for Room 12' })).toBeTruthy();
  expect(seen.at(-1)?.method).toBe('GET');
  // A double click is one press: nobody is made twice, and no refusal of the second shows.
  expect(asked(seen, 'classes.addPupils')).toEqual([{ ...here, text: 'Cleo\nBen B' }]);
  expect(asked(seen, 'classes.previewPupils')).toEqual([
    { ...here, text: 'Cleo\nBen' },
    { ...here, text: 'Cleo\nBen B' },
  ]);
});

test('[P1.33] of a pasted gradebook only names and grades leave the browser; surnames are out, or kept where the teacher says so', async () => {
  const rows = (first: string): Outputs['classes']['previewPupils'] => ({
    rows: [
      { line: 2, nickname: first, grade: '2nd' },
      { line: 3, nickname: 'Bo', grade: '3rd' },
    ],
    errors: [],
  });
  const replies = [rows('Mary'), rows('Mary Ann')];
  const { seen, person } = await open({
    'classes.previewPupils': () => replies.shift() ?? rows('Mary Ann'),
    'classes.addPupils': cardsOf(),
  });
  await person.click(screen.getByLabelText('First names or nicknames, one a line'));
  await person.paste(
    'Student,Student ID,E-mail,Grade\n1. Mary Ann,104233,m@x.org,\n"Lind, Bo",104234,b@x.org,3rd',
  );
  await person.click(press('Check the list'));
  expect(await screen.findByText('Left out, and not sent anywhere: Student ID, E-mail.')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Keep all of Mary Ann'));
  expect(document.activeElement).toBe(
    await screen.findByRole('button', { name: 'Leave the surname of Mary Ann out' }),
  );
  await person.click(press('Make 2 accounts'));
  const kept = { ...here, text: '\nMary Ann\nBo, 3rd' };
  await waitFor(() => expect(asked(seen, 'classes.addPupils')).toEqual([kept]));
  expect(asked(seen, 'classes.previewPupils')).toEqual([{ ...here, text: '\nMary\nBo, 3rd' }, kept]);
});

test('[P1.33] of a wholly wrong list the first lines are shown, and how many more', async () => {
  const errors = Array.from({ length: 40 }, (_, at) => ({ line: at + 1, text: 'x', message: 'No.' }));
  const { person } = await open({ 'classes.previewPupils': { rows: [], errors } });
  await person.type(screen.getByLabelText('First names or nicknames, one a line'), 'x');
  await person.click(press('Check the list'));
  expect(await screen.findByText('40 lines need you.')).toBeTruthy();
  expect(screen.getAllByText(/^Line \d/)).toHaveLength(10);
  expect(screen.getByText('And 30 more.')).toBeTruthy();
});

test('a step after the session has ended says what to do, and what was written stays', async () => {
  const { person } = await open({
    'classes.previewPupils': refuse(401, 'Please sign in'),
  });
  const list = screen.getByLabelText<HTMLTextAreaElement>('First names or nicknames, one a line');
  await person.type(list, 'Cleo');
  await person.click(press('Check the list'));
  expect(await screen.findByText(/Sign in on another tab/)).toBeTruthy();
  expect(list.value).toBe('Cleo');
});

test('[P1.32] a CSV file lands in the field', async () => {
  const { person } = await open();
  await person.upload(
    screen.getByLabelText('Choose a CSV file'),
    new File(['Name;Grade\nCleo;3rd'], 'pupils.csv', { type: 'text/csv' }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>(/First names/).value).toBe('Name;Grade\nCleo;3rd'),
  );
});

test('[P1.34] new cards say that old ones end, are printed, and are gone with the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { seen, person, client } = await open({ 'classes.cards': cardsOf() });
  await person.click(screen.getByRole('checkbox', { name: /Amara/ }));
  await person.click(screen.getByRole('checkbox', { name: /Ben/ }));
  await person.click(press('New sign-in cards'));
  expect(
    screen.getByText(/New sign-in for Amara and Ben\? Old passwords, pictures and cards end/),
  ).toBeTruthy();
  await person.click(press('Make 2 cards'));
  const cards = await screen.findAllByRole('listitem');
  expect(cards.some(({ textContent }) => /Ben.*happy-lion-1920.*otter-bird-348/.test(textContent))).toBe(
    true,
  );
  expect(screen.getByRole('img', { name: 'QR code with which Amara signs in' })).toBeTruthy();
  expect(screen.getByText('Flower')).toBeTruthy();
  expect(asked(seen, 'classes.cards')).toEqual([{ ...here, childIds: [AMARA, BEN] }]);
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Print the cards'));
  expect(print).toHaveBeenCalledOnce();
  // Every other way out asks first: the cards cannot be shown again.
  const way = screen.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith('/'));
  await person.click(way ?? document.body);
  await person.click(await screen.findByRole('button', { name: 'Stay with the cards' }));
  await person.click(press('Done, back to the class'));
  await person.click(press('Not yet'));
  expect(document.body.textContent).toContain('otter-bird-348');
  await person.click(press('Done, back to the class'));
  await person.click(press('Yes, they are printed'));
  await screen.findByRole('heading', { name: 'Pupils of Room 12' });
  expect(document.body.textContent).not.toContain('otter-bird-348');
  await waitFor(() =>
    expect(
      JSON.stringify(
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('otter-bird-348'),
  );
  expect(
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).not.toContain('otter-bird-348');
});

test('[P1.35] a pupil is taken out after one question', async () => {
  const { seen, person } = await open({ 'classes.removePupil': { ok: true } });
  await person.click(press('Take out Ben'));
  expect(calls(seen)).not.toContain('classes.removePupil');
  await person.click(press('Yes, take out'));
  await waitFor(() => expect(asked(seen, 'classes.removePupil')).toEqual([{ ...here, childId: BEN }]));
});

test('the owner invites a colleague with a code shown once, and takes one out', async () => {
  const { seen, person } = await open({
    'classes.invite': { code: 'H7RK4MWP', expiresAt: '2026-11-27T12:00:00.000Z' },
    'classes.removeTeacher': { ok: true },
  });
  await person.click(press('Invite a colleague'));
  expect(await screen.findByText('H7RK 4MWP')).toBeTruthy();
  expect(asked(seen, 'classes.invite')).toEqual([here]);
  await person.click(press('Take out Mr. Lind'));
  await person.click(press('Yes, take out'));
  await waitFor(() =>
    expect(asked(seen, 'classes.removeTeacher')).toEqual([{ ...here, teacherId: COLLEAGUE }]),
  );
});

test('who teaches it too may leave, and neither invites nor puts the class away', async () => {
  const found = classOf({
    isOwner: false,
    teachers: [
      { id: AMARA, name: 'Ms. Okafor', isOwner: true, isMe: false },
      { id: COLLEAGUE, name: 'Mr. Lind', isOwner: false, isMe: true },
    ],
  });
  const { seen, person, path } = await open({
    'classes.get': found,
    'classes.removeTeacher': { ok: true },
  });
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Put the class away' })).toBeNull();
  await person.click(press('Leave this class'));
  await person.click(press('Yes, leave'));
  await waitFor(() => expect(path()).toBe('/classes'));
  expect(asked(seen, 'classes.removeTeacher')).toEqual([{ ...here, teacherId: COLLEAGUE }]);
});

test('the owner hands the class to a colleague after a question; who only teaches it cannot', async () => {
  const teachers = [
    { id: AMARA, name: 'Ms. Okafor', isOwner: true, isMe: true },
    { id: COLLEAGUE, name: 'Mr. Lind', isOwner: false, isMe: false },
  ];
  let found = classOf({ isOwner: true, teachers });
  const { seen, person } = await open({
    'classes.get': () => found,
    'classes.handOver': () => {
      found = classOf({
        isOwner: false,
        teachers: teachers.map((one) => ({ ...one, isOwner: !one.isOwner })),
      });
      return { ok: true };
    },
  });
  await person.click(press('Hand the class over to Mr. Lind'));
  expect(screen.getByText(/You go on teaching it, and can leave it then/)).toBeTruthy();
  expect(asked(seen, 'classes.handOver')).toEqual([]);
  await person.click(press('Yes, hand it over'));
  expect(await screen.findByRole('button', { name: 'Leave this class' })).toBeTruthy();
  expect(asked(seen, 'classes.handOver')).toEqual([{ ...here, teacherId: COLLEAGUE }]);
  expect(screen.queryByRole('button', { name: /Hand the class over/ })).toBeNull();
});

test('[P1.34] user names can be read again; a wrong name is corrected, and a refusal stands at the field', async () => {
  let taken = true;
  const { seen, person } = await open({
    'classes.correctPupil': () => (taken ? refuse(400, 'Ben is in this class already.') : { ok: true }),
  });
  expect(screen.getByText(/User name happy-lion-1920/)).toBeTruthy();
  await person.click(press('Correct name or grade of Amara'));
  const name = screen.getByLabelText<HTMLInputElement>('First name or nickname');
  expect(document.activeElement).toBe(name);
  // Nothing else of the row stands beside 'Save'.
  expect(screen.queryByRole('button', { name: 'Take out Amara' })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await person.clear(name);
  await person.type(name, 'Ben');
  const save = () => person.click(screen.getAllByRole('button', { name: 'Save' })[0] ?? document.body);
  await save();
  expect(await screen.findByText('Ben is in this class already.')).toBeTruthy();
  taken = false;
  await person.type(name, ' O.');
  await save();
  expect(await screen.findByText('Ben O. is corrected')).toBeTruthy();
  expect(asked(seen, 'classes.correctPupil').at(-1)).toEqual({
    ...here,
    childId: AMARA,
    name: 'Ben O.',
    grade: '2nd',
  });
  await waitFor(() => expect(screen.queryByLabelText('First name or nickname')).toBeNull());
});

test('a class is renamed, and put away after one question', async () => {
  const { seen, person, path } = await open({
    'classes.update': classOf({ name: 'Room 13' }),
    'classes.archive': { ok: true },
  });
  await person.type(screen.getByLabelText('Name of the class'), 'b');
  await person.click(press('Save'));
  await waitFor(() =>
    expect(asked(seen, 'classes.update')).toEqual([{ ...here, name: 'Room 12b', grade: '2nd' }]),
  );
  await person.click(press('Put the class away'));
  await person.click(press('Yes, put it away'));
  await waitFor(() => expect(path()).toBe('/classes'));
  expect(asked(seen, 'classes.archive')).toEqual([here]);
});

test('a class of others is not found', async () => {
  serve({ 'classes.get': refuse(404, 'Not found'), 'learnerGroups.list': refuse(404, 'Not found') });
  renderApp(`/classes/${ROOM}/pupils`, signedInAs('teacher'));
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy();
});
