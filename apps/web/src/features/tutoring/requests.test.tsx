import { URGENCIES } from '@noodlenaut/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/axe-violations.ts';
import { familyChildren } from '../../testing/family.ts';
import { signedInAs } from '../../testing/people.ts';
import { recordVoice } from '../../testing/recording-voice.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { asked, refuse, serve, type Handlers } from '../../testing/serve.ts';
import { hoursAhead, requestOf, tutoringHandlers } from '../../testing/tutoring.ts';

const ASK = 'tutoring.createRequest';
const open = async (
  handlers: Handlers = {},
  {
    tab = 'requests',
    role = 'student',
    grade = '3rd',
  }: { tab?: string; role?: 'student' | 'parent'; grade?: '3rd' | 'k' } = {},
) => {
  const seen = serve({ ...tutoringHandlers(), ...handlers });
  const app = renderApp(
    `/tutoring?tab=${tab}`,
    signedInAs(role, { grade: role === 'student' ? grade : null }),
  );
  await screen.findByRole('heading', { name: 'Live Tutoring' });
  return { seen, ...app };
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog', { name: 'Request a Tutoring Session' }));

test('[S2.120] [S5.10] [S5.11] [S5.12] [S5.14] [S5.15] [S9.10] [S9.11] [S9.12] [S9.13] the dialog asks for subject and description, and sends no time as null', async () => {
  const { seen, person, router } = await open({ [ASK]: requestOf() }, { tab: 'tutors' });
  await person.click(press('Request a Tutoring Session'));
  const subjects = within(dialog().getByLabelText('Subject')).getAllByRole('option');
  expect(subjects).toHaveLength(9);
  const soon = within(dialog().getByRole('group', { name: 'How soon?' }));
  expect(soon.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([...URGENCIES]);
  for (const [name, note] of [
    ['Urgent', 'ASAP'],
    ['Normal', 'Today/Tomorrow'],
    ['Flexible', 'This week'],
  ])
    expect(soon.getByRole('radio', { name: `${name} ${note}` })).toBeTruthy();
  expect(soon.getByRole<HTMLInputElement>('radio', { name: /Normal/ }).checked).toBe(true);
  await person.click(dialog().getByRole('button', { name: 'Send Request' }));
  expect(dialog().getByText('Please choose a subject')).toBeTruthy();
  expect(dialog().getByText('Please write what you need help with')).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await person.selectOptions(dialog().getByLabelText('Subject'), 'math');
  await person.type(dialog().getByLabelText('What do you need help with?'), 'Thirds');
  await person.click(dialog().getByRole('button', { name: 'Send Request' }));
  await waitFor(() =>
    expect(asked(seen, ASK)).toEqual([
      { subject: 'math', topic: null, description: 'Thirds', urgency: 'normal', preferredTime: null },
    ]),
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'requests' }));
});

test('[S5.13] [P5.24] a preferred time is sent as ISO; a refused text says why at its field, and nothing typed is lost', async () => {
  const message = 'Please do not write how to reach you.';
  const { seen, person } = await open(
    {
      [ASK]: () =>
        refuse(400, message, { code: 'invalid_input', issues: [{ path: 'description', message }] }),
    },
    { tab: 'tutors' },
  );
  await person.click(press('Request a Tutoring Session'));
  await person.selectOptions(dialog().getByLabelText('Subject'), 'math');
  const text = dialog().getByLabelText<HTMLTextAreaElement>('What do you need help with?');
  await person.type(text, 'call me');
  await person.type(dialog().getByLabelText(/Preferred time/), '2030-05-01T15:30');
  await person.click(dialog().getByRole('button', { name: 'Send Request' }));
  expect(await dialog().findByText(message)).toBeTruthy();
  expect(text.value).toBe('call me');
  expect(asked(seen, ASK)).toMatchObject([{ preferredTime: new Date('2030-05-01T15:30').toISOString() }]);
});

test('a child who cannot read asks with three taps, types nothing, and can hear every question', async () => {
  const { said } = recordVoice();
  const { seen, person } = await open({ [ASK]: requestOf() }, { tab: 'tutors', grade: 'k' });
  await person.click(press('Request a Tutoring Session'));
  await person.click(press('Read aloud: What is it about?'));
  expect(said.map(({ text }) => text)).toContain('What is it about?');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Science'));
  await person.click(press('Yes'));
  await person.click(press('This week'));
  await waitFor(() =>
    expect(asked(seen, ASK)).toMatchObject([
      { subject: 'science', urgency: 'flexible', topic: null, preferredTime: null },
    ]),
  );
});

test('[S4.39] a request shows the state in the server’s word, how soon, and when it runs out', async () => {
  const states = ['pending', 'scheduled', 'completed', 'declined', 'cancelled', 'expired'] as const;
  await open({
    'tutoring.requests': states.map((status) => requestOf({ id: status, topic: `Topic ${status}`, status })),
  });
  for (const status of states)
    expect(within(screen.getByRole('listitem', { name: `Topic ${status}` })).getByText(status)).toBeTruthy();
  expect(screen.getAllByText(/runs out in 5 hours|runs out in 4 hours/)).toHaveLength(1);
});

test('[P5.02] [P5.03] [P5.10] an offer has tutor, time in both zones, minutes and price, and three answers', async () => {
  const offered = requestOf({
    status: 'offered',
    tutorName: 'Hana Sato',
    offeredTime: hoursAhead(30),
    offeredMinutes: 45,
    offeredCost: 1875,
  });
  const { seen, person } = await open({
    'tutoring.requests': [offered],
    'tutoring.acceptOffer': () => refuse(409, 'Somebody is booked at this time.', { code: 'slot_taken' }),
    'tutoring.refuseOffer': requestOf(),
    'tutoring.endRequest': requestOf({ status: 'cancelled' }),
  });
  const row = screen.getByRole('listitem', { name: 'Fractions' });
  expect(row.textContent).toMatch(/Hana Sato offers.*Berlin time.*45 minutes.*\$18\.75/);
  expect(await axeViolations()).toEqual([]);
  await person.click(press('Accept offer: Fractions'));
  expect(await screen.findByText('Somebody is booked at this time.')).toBeTruthy();
  await person.click(press('No thank you: Fractions'));
  await waitFor(() => expect(asked(seen, 'tutoring.refuseOffer')).toEqual([{ requestId: offered.id }]));
  await person.click(press('Cancel request: Fractions'));
  await person.click(press('Yes, cancel it'));
  await waitFor(() => expect(asked(seen, 'tutoring.endRequest')).toEqual([{ requestId: offered.id }]));
});

test('[P5.14] [P5.15] a guardian sees whose request it is, filters by child, and stops it', async () => {
  const [leo, maya] = familyChildren().children;
  const { seen, person, router } = await open(
    {
      'tutoring.requests': [
        requestOf({ topic: 'Of Leo' }),
        requestOf({ id: 'm', topic: 'Of Maya', studentId: maya?.id ?? '', studentName: 'Maya' }),
      ],
      'tutoring.endRequest': requestOf({ status: 'declined' }),
    },
    { role: 'parent' },
  );
  expect(screen.getByText('for Leo')).toBeTruthy();
  expect(screen.getByText('for Maya')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Child'), 'Leo');
  await waitFor(() => expect(screen.queryByText('Of Maya')).toBeNull());
  expect(router.state.location.search).toEqual({ tab: 'requests', child: leo?.id });
  await person.click(press('Stop the request: Of Leo'));
  await person.click(press('Yes, stop it'));
  await waitFor(() => expect(asked(seen, 'tutoring.endRequest')).toEqual([{ requestId: requestOf().id }]));
});
