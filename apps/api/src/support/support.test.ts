import fc from 'fast-check';
import { DAY_MS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { askAnonymously, signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const HOURS = 'Monday to Friday, 9 to 17, New York';
const api = await startTestApi({ env: { SUPPORT_HOURS: HOURS, SUPPORT_MAIL: 'desk@school.test' } });
const { db, store } = api.services;
const URL = '/api/support/tickets';

let count = 0;
const wish = (more: object = {}) => {
  count += 1;
  return {
    id: crypto.randomUUID(),
    topic: 'plans',
    text: `Question ${count}`,
    email: `asker${count}@example.org`,
    ...more,
  };
};
const write = (who: Person | null, input: object) =>
  who === null ? askAnonymously(api, 'POST', URL, input) : who.ask('POST', URL, input);
const kept = (id: string) =>
  db.selectFrom('supportTickets').selectAll().where('id', '=', id).executeTakeFirst();
const mailsTo = async (address: string) =>
  (await store.outbox.list(500)).filter(({ toAddress }) => toAddress === address);

test('the hours are those of the operator, and none where none are stated', async () => {
  expect((await askAnonymously(api, 'GET', '/api/support')).json()).toEqual({ hours: HOURS });
  const child = await signedIn(api, 'student', { grade: '3rd' });
  expect((await child.ask('GET', '/api/support')).json()).toEqual({ hours: HOURS });
  const silent = await startTestApi();
  expect((await askAnonymously(silent, 'GET', '/api/support')).json()).toEqual({ hours: null });
  const DATABASE_URL = 'postgres://localhost/noodlenaut';
  expect(readEnv({ DATABASE_URL, SUPPORT_HOURS: '', SUPPORT_MAIL: '' }).SUPPORT_HOURS).toBeUndefined();
  for (const wrong of [
    { SUPPORT_HOURS: 'x'.repeat(201) },
    { SUPPORT_HOURS: 'a\u001Bb' },
    { SUPPORT_MAIL: 'desk' },
    { SUPPORT_MAIL: 'a@b.test, c@d.test' },
  ])
    expect(() => readEnv({ DATABASE_URL, ...wrong })).toThrow(Object.keys(wrong)[0]);
});

test('a visitor and a grown-up of any role get a number, and a mail that holds no word of the question', async () => {
  const people = [
    null,
    await signedIn(api, 'parent'),
    await signedIn(api, 'teacher'),
    await signedIn(api, 'teacher', { verified: false }),
    await signedIn(api, 'tutor'),
  ];
  for (const who of people) {
    const input = wish({ text: 'Buy at https://evil.test now!' });
    const answer = await write(who, input);
    expect(answer.json()).toEqual({ number: expect.stringMatching(/^T-\w{4}$/) });
    const { number } = answer.json();
    expect(await kept(input.id)).toMatchObject({
      number,
      userId: who?.id ?? null,
      body: input.text,
      closedAt: null,
    });
    const [mail] = await mailsTo(input.email);
    expect([mail?.userId, mail?.subject]).toEqual([who?.id ?? null, expect.stringContaining(number)]);
    expect(mail?.bodyText).toContain(HOURS);
    expect(mail?.bodyText).not.toContain('evil');
    const [notice] = (await mailsTo('desk@school.test')).filter(({ subject }) => subject.includes(number));
    expect(notice?.userId).toBe(null);
    const personal = [input.email, 'evil', who?.username].filter((text) => text !== undefined);
    for (const text of personal) expect(`${notice?.subject} ${notice?.bodyText}`).not.toContain(text);
  }
});

test('a child, and who has no role yet, write no ticket: their words do not leave', async () => {
  for (const who of [await signedIn(api, 'student', { grade: '3rd' }), await signedIn(api, null)]) {
    const input = wish();
    const answer = await write(who, input);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden_role']);
    expect([await kept(input.id), await mailsTo(input.email)]).toEqual([undefined, []]);
  }
});

test('a plan in force puts a ticket first, a trial too; no word of the writer, and no plan that is over, does', async () => {
  const isFirst = async (who: Person | null, more: object = {}) => {
    const input = wish(more);
    await write(who, input);
    return (await kept(input.id))?.isPriority;
  };
  const paid = await signedIn(api, 'parent', { plan: 'stem-blazers' });
  const trial = await signedIn(api, 'parent');
  await store.plans.grantTrial(trial.id, null, null);
  await store.plans.start(trial.id, 'bright-future-brigade', 7);
  expect([await isFirst(paid), await isFirst(trial)]).toEqual([true, true]);
  expect(await isFirst(await signedIn(api, 'parent', { plan: 'adventure-scholars-free' }))).toBe(false);
  const claimed = { isPriority: true, planId: 'stem-blazers', userId: paid.id };
  expect(await isFirst(null, claimed)).toBe(false);
  expect(await isFirst(await signedIn(api, 'parent'), claimed)).toBe(false);
  api.setNow(new Date(Date.now() + 8 * DAY_MS));
  expect(await isFirst(trial)).toBe(false);
  api.setNow(null);
});

test('a ticket pressed many times at once, and again after a lost answer, is one ticket with one number and one mail', async () => {
  for (const who of [null, await signedIn(api, 'parent')]) {
    const input = wish();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(who, input)));
    const numbers = new Set([...answers, await write(who, input)].map((answer) => answer.json().number));
    expect([numbers.size, answers.map(({ statusCode }) => statusCode)]).toEqual([1, Array(8).fill(200)]);
    expect(await mailsTo(input.email)).toHaveLength(1);
  }
});

test('the id of a ticket opens nothing: whoever sends another text with it is refused and told no number', async () => {
  const input = wish();
  await write(null, input);
  for (const [who, more] of [
    [await signedIn(api, 'parent'), {}],
    [null, { text: 'Something else' }],
    [null, { email: 'thief@example.org' }],
    [null, { topic: 'other' }],
  ] as const) {
    const answer = await write(who, { ...input, ...more });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  }
  expect(await kept(input.id)).toMatchObject({ email: input.email, body: input.text });
});

test('what cannot be a ticket is refused at its field, and nothing is kept', async () => {
  const before = await db.selectFrom('supportTickets').select('id').execute();
  for (const [field, value] of [
    ['text', ''],
    ['text', ' \n '],
    ['text', 'x'.repeat(4001)],
    ['text', 'a\u0000b'],
    ['text', 'a\u001B[31mb'],
    ['text', 'a\u202Eb'],
    ['email', ''],
    ['email', 'a@b.test\nBcc: all@example.org'],
    ['email', 'a@b.test, c@d.test'],
    ['email', '"a b"@c.test'],
    ['topic', 'everything'],
    ['id', '1'],
    // A robot fills in every field.
    ['website', 'https://evil.test'],
  ]) {
    const answer = await write(null, wish({ [String(field)]: value }));
    expect([field, value, answer.statusCode]).toEqual([field, value, 400]);
    expect(answer.json().issues[0].path).toBe(field);
  }
  expect(await db.selectFrom('supportTickets').select('id').execute()).toEqual(before);
  expect((await write(null, wish({ website: '', text: 'Two\r\nlines' }))).statusCode).toBe(200);
});

test('whatever address is accepted, it is one address on one line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.emailAddress(),
        fc.tuple(fc.emailAddress(), fc.string({ maxLength: 8 })).map((parts) => parts.join('')),
      ),
      async (email) => {
        const input = wish({ email });
        const { statusCode } = await write(null, input);
        expect([200, 400]).toContain(statusCode);
        const ticket = await kept(input.id);
        expect(ticket !== undefined).toBe(statusCode === 200);
        if (ticket) expect(ticket.email).toMatch(/^[^\s,;<>"]+@[^\s,;<>"@]+$/);
      },
    ),
    { numRuns: 100 },
  );
});

test('one connection writes ten tickets an hour; a stranger’s mailbox gets five confirmations a day, and its owner can still ask', async () => {
  const strict = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
  const send = (remoteAddress: string, email: string) =>
    strict.app.inject({ method: 'POST', url: URL, payload: wish({ email }), remoteAddress });
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await send('192.0.2.1', `n${n}@example.org`)).statusCode);
  expect(codes).toEqual([...Array(10).fill(200), 429]);
  for (let n = 0; n < 7; n += 1) await send('192.0.2.2', n % 2 ? 'victim@example.org' : 'Victim@example.org');
  expect((await send('192.0.2.3', 'victim@example.org')).statusCode).toBe(200);
  const mails = (await strict.services.store.outbox.list(50)).filter(({ toAddress }) =>
    /^victim@/i.test(toAddress),
  );
  expect(mails).toHaveLength(5);
});

test('a closed ticket is deleted 180 days later, an open one after a year, and no other', async () => {
  const [open, closed] = [wish(), wish()];
  await write(null, open);
  const { number } = (await write(null, closed)).json();
  expect(await store.support.close(number)).toBe(true);
  const left = async (days: number) => {
    await store.privacy.endOld(new Date(Date.now() + days * DAY_MS));
    return [await kept(open.id), await kept(closed.id)].map((ticket) => ticket !== undefined);
  };
  expect(await left(179)).toEqual([true, true]);
  expect(await left(181)).toEqual([true, false]);
  expect(await left(364)).toEqual([true, false]);
  expect(await left(366)).toEqual([false, false]);
});

test('the table itself refuses a first place for nobody, and two tickets with one number', async () => {
  const input = wish();
  await write(null, input);
  await expect(
    sql`update support_tickets set is_priority = true where id = ${input.id}`.execute(db),
  ).rejects.toThrow('check constraint');
  await write(null, wish());
  await expect(sql`update support_tickets set number = 'T-BBBB'`.execute(db)).rejects.toThrow('unique');
});
