import { expect, test } from 'vitest';
import { liveRoom } from '../testing/live-room.ts';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf, type Guest } from '../testing/quiz-school.ts';

const { quiz, person } = await quizHall();
await quiz.lessons('math', '3rd', 4);

const slow = { timeout: 10_000, interval: 20 };
const reach = (guest: Guest, name: string) => expect.poll(() => phaseOf(guest), slow).toBe(name);
const teams = (guest: Guest) => guest.received.phase?.phase.teams ?? [];

/** A class of four in two crews: host and children. */
async function aClass() {
  const host = await person();
  const children = await Promise.all([0, 1, 2, 3].map(() => person()));
  const { id } = await quiz.room('class-quiz', children, { hostId: host.id, crews: 2, scoring: 'calm' });
  const board = await quiz.enter(id, host.bearer);
  const guests: Guest[] = [];
  for (const { bearer } of children) guests.push(await quiz.enter(id, bearer));
  return { id, host, children, board, guests };
}
const rightOf = async (roomId: string, guest: Guest): Promise<number> => {
  const { questions } = await quiz.db
    .selectFrom('gameSessions')
    .select('questions')
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow();
  const asked = questions.find(({ question }) => question === guest.received.phase?.phase.text);
  return guest.received.me?.options.indexOf(asked?.options[asked.right] ?? '') ?? -1;
};
/** To the scores of a question that everybody knew. */
async function allRight({ id, board, guests }: Awaited<ReturnType<typeof aClass>>, question: number) {
  await reach(board, 'read');
  await board.ask('skip');
  for (const guest of guests) await reach(guest, 'answer');
  for (const guest of guests)
    expect(await guest.ask('answer', { question, place: await rightOf(id, guest) })).toBe('ok');
  await reach(board, 'reveal');
  await board.ask('skip');
  for (const guest of guests) await reach(guest, 'scoreboard');
}
const stored = (roomId: string) =>
  quiz.db
    .selectFrom('gameBoosts as gb')
    .innerJoin('gameSessions as gs', 'gs.id', 'gb.sessionId')
    .select(['gb.team', 'gb.kind', 'gb.questionIndex'])
    .where('gs.roomId', '=', roomId)
    .execute();

test('[P4.28] a class flies in crews from the lobby on; a boost is used once, by two at once, after a reload and on another server', async () => {
  const school = await aClass();
  const { id, board, guests, children, host } = school;
  for (const guest of guests) await expect.poll(() => guest.received.me?.team, slow).toBeTypeOf('number');
  const crewOf = (guest: Guest) => guest.received.me?.team;
  expect(guests.map(crewOf).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 0, 1, 1]);
  const crews = guests.map(crewOf);
  expect(board.received.hello?.game.teams).toBe(2);
  await board.ask('start');
  await board.ask('skip');
  await allRight(school, 1);
  const mates = guests.filter((guest) => crewOf(guest) === 0);
  const [one, two] = mates;
  if (!one || !two) throw new Error('a crew of two');
  expect(await one.ask('boost', { kind: 'double', question: 2 })).toBe('no-boost');
  await board.ask('skip');
  await allRight(school, 2);
  await expect.poll(() => teams(one).map(({ charges }) => charges), slow).toEqual([1, 1]);
  // Two members press at once, and one of them twice.
  const said = await Promise.all([
    one.ask('boost', { kind: 'hint', question: 3 }),
    two.ask('boost', { kind: 'hint', question: 3 }),
    two.ask('boost', { kind: 'double', question: 3 }),
  ]);
  expect(said).toEqual(['ok', 'ok', 'no-boost']);
  expect(await stored(id)).toEqual([{ team: 0, kind: 'hint', questionIndex: 2 }]);
  expect(await board.ask('boost', { kind: 'shield', question: 3 })).toBe('not-in-this-game');
  expect(await one.ask('boost', { kind: 'laser', question: 3 })).toMatch(/Invalid/);

  // The server loses everybody; what comes back is what was there.
  const before = teams(board);
  await Promise.all([board, ...guests].map(({ room }) => room.leave()));
  await expect.poll(() => liveRoom(id), slow).toBeUndefined();
  const again = await quiz.enter(id, host.bearer);
  await expect.poll(() => teams(again), slow).toEqual(before);
  const back: Guest[] = [];
  for (const { bearer } of children) back.push(await quiz.enter(id, bearer));
  for (const guest of back) await expect.poll(() => guest.received.me?.team, slow).toBeTypeOf('number');
  expect(back.map(crewOf)).toEqual(crews);
  const mate = back.find((guest) => crewOf(guest) === 0);
  const other = back.find((guest) => crewOf(guest) === 1);
  if (!mate || !other) throw new Error('both crews are back');
  expect(await mate.ask('boost', { kind: 'double', question: 3 })).toBe('no-boost');

  // A hint takes one wrong answer from its crew; nobody is told the right one.
  await again.ask('skip');
  await reach(again, 'read');
  await again.ask('skip');
  await reach(mate, 'answer');
  await reach(other, 'answer');
  await expect.poll(() => mate.received.me?.hinted, slow).toBeTypeOf('number');
  const hinted = mate.received.me?.hinted ?? -1;
  expect(hinted).not.toBe(await rightOf(id, mate));
  expect(other.received.me?.hinted).toBeNull();
  expect(await mate.ask('answer', { question: 3, place: hinted })).toBe('no-such-option');
  const third = mate.all.findIndex(({ message }) => JSON.stringify(message).includes('"phase":"read"'));
  expect(third).toBeGreaterThan(0);
  expect(JSON.stringify(mate.all.slice(third))).not.toMatch(/Because of|"reveal":\{/);

  // Who is sent out is not in the mean, and their crew is told so.
  const members = () => teams(again).map((crew) => crew.members);
  await again.ask('remove', { seat: other.received.me?.seat ?? 0 });
  await again.ask('skip');
  await reach(again, 'reveal');
  await expect.poll(members, slow).toEqual([2, 1]);
  await Promise.all([again, ...back.filter((guest) => guest !== other)].map(({ room }) => room.leave()));
});

test('a crew that used something the records do not know of has its room opened anew', async () => {
  const school = await aClass();
  const { id, board, guests } = school;
  for (const guest of guests) await expect.poll(() => guest.received.me?.team, slow).toBeTypeOf('number');
  await board.ask('start');
  await board.ask('skip');
  await allRight(school, 1);
  await board.ask('skip');
  await allRight(school, 2);
  const { id: sessionId } = await quiz.db
    .selectFrom('gameSessions')
    .select('id')
    .where('roomId', '=', id)
    .executeTakeFirstOrThrow();
  // As after a write whose reply was lost.
  const [one] = guests;
  const team = one?.received.me?.team ?? 0;
  await quiz.db
    .insertInto('gameBoosts')
    .values({ sessionId, team, kind: 'shield', questionIndex: 2 })
    .execute();
  expect(await one?.ask('boost', { kind: 'double', question: 3 })).toBe('unavailable');
  expect(await stored(id)).toEqual([{ team, kind: 'shield', questionIndex: 2 }]);
  // The room closes, and sends everybody to where the game opens anew.
  await Promise.all([board, ...guests].map(({ left }) => left));
});
