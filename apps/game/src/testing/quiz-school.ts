import { ColyseusSDK, type Room, type SeatReservation } from '@colyseus/sdk';
import type { QuizMessage, QuizMessages } from '@noodlenaut/contract';
import { connect } from '@noodlenaut/db';
import {
  MAX_PLAYERS,
  defaultScoring,
  type GameType,
  type Grade,
  type QUIZ_SUBJECTS,
  type Scoring,
} from '@noodlenaut/domain';
import { z } from 'zod';
import type { TestGame } from './test-game.ts';

export const seatReply = z.object({
  name: z.string(),
  sessionId: z.string(),
  roomId: z.string(),
  processId: z.string(),
});
/** A reservation, and the session it was given to: nobody else can use it. */
export type Seat = z.infer<typeof seatReply> & { readonly bearer: string };
export const bearerOf = ({ bearer }: Pick<Seat, 'bearer'>) => ({ authorization: `Bearer ${bearer}` });
/** Takes the seat with a real client, as the session it was given to. */
export const sitDown = (url: string, seat: SeatReservation & Pick<Seat, 'bearer'>): Promise<Room> =>
  new ColyseusSDK(url, { headers: bearerOf(seat) }).consumeSeatReservation(seat);
const refusal = z.object({ reason: z.object({ code: z.string() }) });

/** A player with a real client: what it received last, and what it may ask. */
export interface Guest {
  readonly room: Room;
  readonly received: Partial<QuizMessages>;
  readonly all: readonly { readonly name: string; readonly message: unknown }[];
  readonly left: Promise<number>;
  /** 'ok', or the refusal by name. */
  ask(name: string, body?: object): Promise<string>;
}

const NAMES: readonly QuizMessage[] = [
  'hello',
  'phase',
  'me',
  'seats',
  'counts',
  'emoji',
  'rematch',
  'notice',
];

/** Messages may come before anybody listens; who has received no hello asks for it, as our screens do. */
function askHelloAgain(room: Room, isReceived: () => boolean): void {
  const timer = setTimeout(() => {
    if (!isReceived() && room.connection.isOpen) room.request('hello').catch(() => undefined);
  }, 300);
  void room.onLeave(() => clearTimeout(timer));
}

/** What a host presses on is the phase on screen. */
const seenBy = ({ phase }: Partial<QuizMessages>, name: string): object | undefined =>
  name === 'skip'
    ? { phase: phase?.phase.phase ?? 'lobby', question: phase?.phase.question ?? 0 }
    : undefined;

/** Listens to all a room says. */
export function guestOf(room: Room): Guest {
  const received: Partial<QuizMessages> = {};
  const all: { name: string; message: unknown }[] = [];
  for (const name of NAMES)
    room.onMessage(name, (message: unknown) => {
      all.push({ name, message });
      Object.assign(received, { [name]: message });
      // What arrives with a hello is the newest there is of each.
      if (name === 'hello') Object.assign(received, message, { phase: message });
    });
  const left = new Promise<number>((done) => room.onLeave((code) => done(code)));
  askHelloAgain(room, () => received.hello !== undefined);
  return {
    room,
    received,
    all,
    left,
    ask: (name, body) =>
      room.request(name, body ?? seenBy(received, name)).then(
        () => 'ok',
        (cause: unknown) => {
          const refused = refusal.safeParse(cause);
          return refused.success ? refused.data.reason.code : String(cause);
        },
      ),
  };
}

type Subject = (typeof QUIZ_SUBJECTS)[number];
let made = 0;
const SIGNS = 'BCDFGHJKMNPQRSTVWXZ23456789';

/** Games over real records: rooms, lessons to draw from, players who come in. */
export function quizSchool(testGame: Pick<TestGame, 'school' | 'url'>) {
  const { store } = testGame.school;
  const { db } = connect({ url: testGame.school.databaseUrl, poolSize: 2 });
  const lessons = async (subject: Subject, grade: Grade, count: number, length = 5) => {
    await store.subjects.put([
      {
        id: subject,
        name: subject,
        displayName: subject,
        icon: subject,
        color: subject,
        description: subject,
      },
    ]);
    for (let number = 1; number <= count; number += 1) {
      const activities = Array.from({ length }, (_, at) => ({
        type: 'multiple_choice',
        question: `Question ${number}.${at}?`,
        options: [0, 1, 2, 3].map((n) => `Option ${n} of ${number}.${at}`),
        correct_answer: at % 4,
        explanation: `Because of ${number}.${at}.`,
      }));
      const content = { title: 'T', introduction: 'I', activities, summary: 'S', fun_fact: 'F' };
      await db
        .insertInto('lessons')
        .values({
          id: `${subject}-${grade}-${number}`,
          subjectId: subject,
          grade,
          number,
          title: 'T',
          content: JSON.stringify(content),
          contentHash: 'x',
        })
        .execute();
    }
  };
  /** A waiting room with these people in its seats, the first one its host. */
  const room = async (
    gameType: GameType,
    people: readonly { readonly id: string }[],
    more: {
      readonly grade?: Grade;
      readonly subject?: Subject;
      readonly maxPlayers?: number;
      readonly hostId?: string;
      readonly scoring?: Scoring;
      readonly crews?: number;
      readonly robots?: boolean;
    } = {},
  ) => {
    made += 1;
    const { grade = '3rd', subject = 'math', maxPlayers = MAX_PLAYERS[gameType] } = more;
    const code = Array.from({ length: 6 }, (_, at) => SIGNS.charAt(Math.floor(made / 27 ** at) % 27)).join(
      '',
    );
    const { id } = await store.quiz.create({
      code,
      hostId: more.hostId ?? people[0]?.id ?? '',
      subject,
      grade,
      gameType,
      maxPlayers,
      scoring: more.scoring ?? defaultScoring(grade),
      crews: more.crews,
      robots: more.robots,
    });
    for (const person of people) await sit(id, person.id);
    return { id, code };
  };
  const sit = async (roomId: string, userId: string) => {
    const seat = await store.quiz.reserveSeat(roomId);
    await store.quiz.sit(roomId, userId, seat?.seats ?? 0);
  };
  const askSeat = (roomId: string, bearer: string) =>
    fetch(`${testGame.url}/seats/quiz/${roomId}`, {
      method: 'POST',
      headers: bearerOf({ bearer }),
    });
  /** A reservation for one socket. */
  const seat = async (roomId: string, bearer: string): Promise<Seat> => ({
    ...seatReply.parse(await (await askSeat(roomId, bearer)).json()),
    bearer,
  });
  const enter = async (roomId: string, bearer: string): Promise<Guest> =>
    guestOf(await sitDown(testGame.url, await seat(roomId, bearer)));
  return { db, lessons, room, sit, askSeat, seat, enter, close: () => db.destroy() };
}

export const phaseOf = (guest: Guest) => guest.received.phase?.phase.phase;
