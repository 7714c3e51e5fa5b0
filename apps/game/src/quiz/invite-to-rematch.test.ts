import { expect, test } from 'vitest';
import { quizHall } from '../testing/quiz-hall.ts';
import { phaseOf, type Guest } from '../testing/quiz-school.ts';

const { testGame, quiz, person } = await quizHall({ CONSENT_MODE: 'required' });
await quiz.lessons('history', '5th', 1, 2);
const { store } = testGame.school;
const { consents, family, users } = store;

/** Two siblings, and a child whose guardian said yes to games with others; in a race of the first one's. */
async function race() {
  const [ada, bob, cleo] = [await person(), await person(), await person()];
  const nobody = { passwordHash: null, email: null, firstName: 'Ana', lastName: null };
  const { id: parent } = await users.create({ ...nobody, username: 'ana', role: 'parent' });
  await users.verifyGuardian('ana', 'phone', 'staff');
  for (const child of [ada, bob, cleo]) await family.link(child.id, parent, 'primary', 'active');
  const yes = { childId: bob.id, guardianId: parent, scope: 'multiplayer' as const };
  await consents.give({ ...yes, textVersion: '1', method: 'test' });
  const { id } = await quiz.room('quiz-race', [ada, bob, cleo], { grade: '5th', subject: 'history' });
  const enter = (one: typeof ada) => quiz.enter(id, one.bearer);
  return { ada, bob, id, one: await enter(ada), two: await enter(bob), three: await enter(cleo) };
}

async function toPodium(guests: readonly [Guest, ...Guest[]]) {
  const [host] = guests;
  expect(await host.ask('start')).toBe('ok');
  const goOn = async () => {
    const now = phaseOf(host);
    const question = host.received.phase?.phase.question ?? 1;
    for (const guest of guests)
      if (now === 'answer') await guest.ask('answer', { question, place: 0 });
      else if (now === 'reveal' || now === 'scoreboard') await guest.ask('ready', { isReady: true });
    return phaseOf(host);
  };
  await expect.poll(goOn, { timeout: 60_000, interval: 50 }).toBe('podium');
}

/** As the api does it. */
async function rematch(roomId: string, userId: string) {
  const wish = { code: 'BBBBB2', hostId: userId, subject: 'history', grade: '5th' } as const;
  const more = { gameType: 'quiz-race', maxPlayers: 4, scoring: 'calm' } as const;
  return store.transaction(async (tx) => {
    const next = (await tx.quiz.createRematch({ ...wish, ...more }, roomId))?.id ?? '';
    await tx.quiz.reserveSeat(next);
    await tx.rematches.sitAs(next, userId, 1, { name: 'Brave Fox', avatar: 'fox' });
    return next;
  });
}
const toldTo = (guest: Guest) =>
  guest.all.filter(({ name }) => name === 'rematch').map(({ message }) => message);
const FOX = { name: 'Brave Fox', avatar: 'fox', seat: 1 };
const slow = { timeout: 20_000, interval: 20 };

test('[P4.45] who still stands on the podium and may play there is told who waits in the rematch, also after a reload, until it begins', async () => {
  const { ada, bob, id, one, two, three } = await race();
  await toPodium([one, two, three]);
  expect([one, two, three].flatMap(toldTo)).toEqual([]);
  const next = await rematch(id, ada.id);
  await expect.poll(() => toldTo(two).at(-1), slow).toEqual(FOX);
  // Nobody is invited to where they are, nor a child without the consent that the call asks for.
  await expect.poll(() => [toldTo(one).at(-1), toldTo(three).at(-1)], slow).toEqual([null, null]);
  // The way there is the call, so no message holds the room.
  expect(JSON.stringify(two.all)).not.toContain(next);
  expect(JSON.stringify(two.all)).not.toContain('BBBBB2');
  const back = await quiz.enter(id, bob.bearer);
  await expect.poll(() => toldTo(back).at(-1), slow).toEqual(FOX);
  await store.quizPlay.setRoomStatus(next, 'in_progress');
  await expect.poll(() => toldTo(back).at(-1), slow).toBeNull();
  await Promise.all([one, three, back].map(({ room }) => room.leave()));
});
