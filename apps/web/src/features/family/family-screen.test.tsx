import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { consentsOf, familyHandlers, familyLinks, id, LEO, MY_LINK, SAM_LINK } from '../../testing/family.ts';
import { signedInAs } from '../../testing/people.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, calls, refuse, serve, type Handlers } from '../../testing/serve.ts';

const open = async (handlers: Handlers = {}, path = '/family') => {
  const seen = serve({ ...familyHandlers(), ...handlers });
  const app = renderApp(path, signedInAs('parent'));
  await screen.findByRole('heading', { name: 'Family and consent' });
  return { seen, ...app };
};
const panel = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const LINKS = 'family.links';

test('the family page has every part of a child, and no axe violation', async () => {
  await open();
  for (const name of [
    'What Leo may use',
    'Grown-ups linked to Leo',
    "Leo's family code",
    'How Leo signs in',
    'Devices for picture sign-in',
    "Leo's data",
    'Who looked at Leo',
    'What happened',
  ])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  // Where no class has one.
  expect(screen.queryByRole('region', { name: 'Classroom devices' })).toBeNull();
  expect(panel('Grown-ups linked to Leo').getByText('2 of 10')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Leo/ }).getAttribute('aria-current')).toBe('true');
  expect(await panel('Who looked at Leo').findByText('3 times')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

test('[P1.26] classroom devices are for reading: class, device, last sign-in, whether it sleeps, and whom to ask', async () => {
  const tablet = { id: id(40), classId: id(30), className: 'Room 12', label: 'Tablet 1', isAsleep: false };
  const devices = [
    { ...tablet, signedInAt: '2026-11-25T15:05:00.000Z' },
    { ...tablet, id: id(41), label: 'Tablet 2', isAsleep: true, signedInAt: null },
  ];
  await open({ 'family.classroomDevices': devices });
  const [first, second] = panel('Classroom devices').getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Tablet 1 Room 12 · Leo last signed in with pictures Nov 25, 2026/);
  expect(first?.textContent).not.toContain('Asleep');
  expect(second?.textContent).toMatch(
    /Tablet 2 AsleepRoom 12 · No sign-in with pictures is noted yetWrong pictures /,
  );
  expect(panel('Classroom devices').getByText(/ask Ms. Okafor\./)).toBeTruthy();
  expect(panel('Classroom devices').queryAllByRole('button')).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

test('[P1.22] a linked grown-up confirms who waits, or declines', async () => {
  const { seen, person } = await open({
    'family.confirmLink': { linkId: SAM_LINK, status: 'active' },
  });
  expect(screen.getByText(/Sam asks to see Leo's progress/)).toBeTruthy();
  await person.click(press('Confirm'));
  await waitFor(() => expect(asked(seen, 'family.confirmLink')).toEqual([{ linkId: SAM_LINK }]));
  expect(press('Decline')).toBeTruthy();
});

test('[P1.19] a code is shown when it is made; afterwards only until when one is out', async () => {
  const { seen, person } = await open({
    'family.makeCode': { code: 'H7RK4MWP', expiresAt: '2026-11-27T12:00:00.000Z' },
  });
  await person.click(press('Make a code'));
  expect(await screen.findByText('H7RK 4MWP')).toBeTruthy();
  expect(press('Copy')).toBeTruthy();
  expect(asked(seen, 'family.makeCode')).toEqual([{ childId: LEO }]);
});

test('a code that is out cannot be shown again', async () => {
  await open({ [LINKS]: familyLinks({}, { codeExpiresAt: '2026-11-27T12:00:00.000Z' }) });
  expect(panel("Leo's family code").getByText(/A code is out until Nov 27, 2026/)).toBeTruthy();
});

test('[P1.28] a link is ended after one question', async () => {
  const end = 'family.endLink';
  const { seen, person } = await open({ [end]: { linkId: MY_LINK, status: 'revoked' } });
  await person.click(press('End link of yourself'));
  expect(screen.getByText(/You will not see Leo any more/)).toBeTruthy();
  expect(calls(seen)).not.toContain(end);
  await person.click(press('Keep it'));
  expect(screen.queryByText(/You will not see Leo any more/)).toBeNull();
  await person.click(press('End link of yourself'));
  await person.click(press('Yes, end it'));
  await waitFor(() => expect(asked(seen, end)).toEqual([{ linkId: MY_LINK }]));
});

test('[P1.48] [P1.49] a consent is a switch with who, when and which text, and its history', async () => {
  const row = { scope: 'chat', who: 'Ana', version: '1', grantedAt: '2026-10-02T12:00:00.000Z' } as const;
  const given = consentsOf({ on: ['chat'], ledger: [{ ...row, revokedAt: null, revokedBy: null }] });
  const { seen, person } = await open({
    'family.consents': given,
    'family.setConsent': given,
  });
  const toggle = screen.getByRole('switch', { name: 'AI helper' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('Yes by Ana, Oct 2, 2026, text version 1')).toBeTruthy();
  await person.click(toggle);
  await waitFor(() =>
    expect(asked(seen, 'family.setConsent')).toEqual([{ childId: LEO, scope: 'chat', isGiven: false }]),
  );
  await person.click(screen.getByText('Consent history'));
  expect(screen.getByText(/Yes by Ana, Oct 2, 2026, .* text version 1/)).toBeTruthy();
});

test('[P1.49] with operator the switches are on until a guardian says no, and the line says why', async () => {
  const consents = consentsOf({ mode: 'operator', on: ['chat', 'multiplayer'] });
  const { seen, person } = await open({
    'family.consents': consents,
    'family.setConsent': consents,
  });
  expect(screen.getByRole('switch', { name: 'AI helper' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getAllByText('On, as whoever runs this site decided')).toHaveLength(3);
  await person.click(screen.getByRole('switch', { name: 'AI helper' }));
  await waitFor(() =>
    expect(asked(seen, 'family.setConsent')).toEqual([{ childId: LEO, scope: 'chat', isGiven: false }]),
  );
});

test('[P1.46] a guardian nobody verified reads what is missing, and has no switch that could not bite', async () => {
  const consents = consentsOf({ on: ['chat'], mayGive: false });
  await open({ 'family.consents': consents });
  expect(screen.getByText(/One thing is missing before a yes of yours counts/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'AI helper' })).toBeTruthy();
  for (const name of ['Games with other children', 'Live tutoring'])
    expect(screen.queryByRole('switch', { name })).toBeNull();
});

test('[P1.31] a guardian says yes to a class with one press, knowing class, teacher and school', async () => {
  const wish = {
    membershipId: SAM_LINK,
    childId: LEO,
    childName: 'Leo',
    className: 'Room 12',
    teacherName: 'Ms. Okafor',
    schoolName: 'Hill School',
    since: '2026-11-20T12:00:00.000Z',
  };
  const path = 'family.answerClass';
  const { seen, person } = await open({ 'family.classWishes': [wish], [path]: { ok: true } });
  expect(screen.getByText('Leo wants to join Room 12.')).toBeTruthy();
  expect(screen.getByText(/Teacher: Ms. Okafor, Hill School/)).toBeTruthy();
  await person.click(press('Yes to Room 12 for Leo'));
  await waitFor(() => expect(asked(seen, path)).toEqual([{ membershipId: SAM_LINK, isYes: true }]));
});

test('what happened stands there with who did it, is marked as read, and is undone with one press', async () => {
  const notice: Outputs['family']['notices'][number] = {
    id: MY_LINK,
    childId: LEO,
    kind: 'erasure',
    text: "Leo's account will be erased in seven days.",
    by: 'Sam',
    isByMe: false,
    about: null,
    at: '2026-11-20T12:00:00.000Z',
    isSeen: false,
    undoUntil: '2026-11-27T12:00:00.000Z',
    isUndone: false,
  };
  const undo = 'family.undo';
  const { seen, person } = await open({
    'family.notices': [notice],
    'family.seeNotices': { ok: true },
    [undo]: { ok: true },
  });
  expect(panel('What happened').getByText(/By Sam/)).toBeTruthy();
  await waitFor(() => expect(calls(seen)).toContain('family.seeNotices'));
  await person.click(press(`Undo: ${notice.text}`));
  await waitFor(() => expect(asked(seen, undo)).toEqual([{ noticeId: MY_LINK }]));
  expect(await axeViolations()).toEqual([]);
});

test('[P1.28] the primary guardian hands over after one question; another has neither that nor the sign-in or the deletion', async () => {
  const bo: Outputs['family']['links']['guardians'][number] = {
    linkId: SAM_LINK,
    name: 'Bo',
    kind: 'secondary',
    status: 'active',
    since: '2026-11-20T12:00:00.000Z',
    isMe: false,
    mayConfirm: false,
    mayEnd: true,
    mayHandOver: true,
    endAskedAt: '2026-11-21T12:00:00.000Z',
  };
  const path = 'family.handOver';
  const { seen, person, unmount } = await open({
    [LINKS]: familyLinks({}, { guardians: [bo] }),
    [path]: { linkId: SAM_LINK, status: 'active' },
  });
  expect(screen.getByText('Leo asks to end this link.')).toBeTruthy();
  await person.click(press('Make primary: Bo'));
  await person.click(press('Yes, hand over'));
  await waitFor(() => expect(asked(seen, path)).toEqual([{ linkId: SAM_LINK }]));
  unmount();
  const seenBy = { ...bo, mayEnd: false, mayHandOver: false };
  await open({ [LINKS]: familyLinks({}, { isPrimary: false, guardians: [seenBy] }) });
  for (const name of ['Make primary: Bo', 'End link of Bo', 'New pictures', 'Delete account'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('[P1.53] the export asks for the password and saves the file in the browser', async () => {
  const saved: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const path = 'privacy.export';
  const wrong = refuse(400, 'x', { issues: [{ path: 'password', message: 'This is not your password' }] });
  const answers = [wrong];
  const { seen, person } = await open({
    [path]: () => answers.shift() ?? { fileName: 'Leo.zip', zipBase64: btoa('zip') },
  });
  await person.click(press('Export as ZIP'));
  await person.type(screen.getByLabelText('Your password'), 'nope');
  await person.click(press('Save the file'));
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  await person.click(press('Save the file'));
  await waitFor(() => expect(saved).toEqual(['Leo.zip']));
  const wish = { childId: LEO, password: 'nope' };
  expect(asked(seen, path)).toEqual([wish, wish]);
  click.mockRestore();
});

test('[P1.54] the deletion says what happens and when; a sleeping account is woken by one press', async () => {
  const { seen, person } = await open({
    [LINKS]: familyLinks({ eraseAt: '2026-11-29T12:00:00.000Z', eraseReason: 'asked' }),
    'privacy.undoDelete': { eraseAt: null },
  });
  expect(screen.getByText(/asleep and will be erased on Nov 29, 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  await person.click(press('Undo the deletion'));
  await waitFor(() => expect(asked(seen, 'privacy.undoDelete')).toEqual([{ childId: LEO }]));
});

test('an account that nobody used says when it will be erased, and one press keeps it', async () => {
  const { seen, person } = await open({
    [LINKS]: familyLinks({ eraseAt: '2026-11-29T12:00:00.000Z', eraseReason: 'unused' }),
    'privacy.undoDelete': { eraseAt: null },
  });
  expect(screen.getByText(/Nobody has used Leo's account for more than a year/)).toBeTruthy();
  expect(press('Delete account')).toBeTruthy();
  await person.click(press('Keep the account'));
  await waitFor(() => expect(asked(seen, 'privacy.undoDelete')).toEqual([{ childId: LEO }]));
});

test('[P1.54] before a deletion it says what goes when, backups too, and asks for the password', async () => {
  const path = 'privacy.deleteChild';
  const { seen, person } = await open({ [path]: { eraseAt: '2026-11-29T12:00:00.000Z' } });
  await person.click(press('Delete account'));
  expect(screen.getByText(/You can undo this for 7 days\..*Backups are gone within 35 days\./)).toBeTruthy();
  expect(calls(seen)).not.toContain(path);
  await person.type(screen.getByLabelText('Your password'), 'violin-comet-42');
  await person.click(press("Delete Leo's account"));
  await waitFor(() => expect(asked(seen, path)).toEqual([{ childId: LEO, password: 'violin-comet-42' }]));
});

test('the weekly mail is off until a parent switches it on', async () => {
  const path = 'family.setWeeklyMail';
  const { seen, person } = await open({ [path]: { isOn: true, hasAddress: true } });
  const toggle = await screen.findByRole<HTMLButtonElement>('switch', { name: "Leo's week" });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await waitFor(() => expect(toggle.disabled).toBe(false));
  await person.click(toggle);
  await waitFor(() => expect(asked(seen, path)).toEqual([{ childId: LEO, isOn: true }]));
});
