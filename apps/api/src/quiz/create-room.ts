import type { Context, SignedInContext } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import type { createRoomRequest } from '@noodlenaut/contract';
import { MAX_PLAYERS, defaultScoring, gameRules, roomCode } from '@noodlenaut/domain';
import { sqlState, type Store } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { checkSubject } from '../plans/check-subject.ts';
import { takeSeat } from './take-seat.ts';

/** There are 387 million codes, so a second draw is rare, and after a fifth something else is wrong. */
const DRAWS = 5;

type NewRoom = z.output<typeof createRoomRequest>;
export type OpenedRoom = NonNullable<Awaited<ReturnType<SignedInContext['store']['quiz']['byCode']>>>;

/** How many may play: one practises alone (P4.13), a class has up to 60 or what the operator allows (P4.32). */
function seatsOf(services: Pick<Context, 'env'>, { gameType, maxPlayers }: NewRoom): number {
  const isClass = gameRules(gameType).hasProjector;
  const most = isClass ? services.env.CLASS_QUIZ_SEATS : MAX_PLAYERS[gameType];
  const seats = maxPlayers ?? most;
  if (seats <= most && (seats > 1 || (!isClass && gameType !== 'knowledge-battle'))) return seats;
  const message = `This game is for ${gameType === 'quiz-race' || gameType === 'team-challenge' ? 1 : 2} to ${most} players`;
  throw new AppError('invalid_input', { message, issues: [{ path: 'maxPlayers', message }] });
}

/** Only a class waits for its host, and only its teacher chooses questions: each once, of this subject and grade. */
async function checkChoice(
  store: Pick<Store, 'quizQuestions'>,
  { subject, grade, gameType, maxPlayers, answerTime, questionRefs, crews = 0, robots = false }: NewRoom,
  isClass: boolean,
): Promise<void> {
  const refuse = (path: string, message: string) => {
    throw new AppError('invalid_input', { message, issues: [{ path, message }] });
  };
  if (!isClass && answerTime === 'none') refuse('answerTime', 'Only a class quiz can wait for its host');
  if (robots && (gameType !== 'quiz-race' || maxPlayers !== 1))
    refuse('robots', 'Robots race against one player');
  if (!isClass && crews > 0) refuse('crews', 'Only a class flies in crews');
  if (questionRefs === undefined) return;
  if (!isClass) refuse('questionRefs', 'Only a teacher chooses the questions');
  const known = new Set((await store.quizQuestions.ofLessons(subject, grade)).map(({ ref }) => ref));
  if (new Set(questionRefs).size < questionRefs.length || questionRefs.some((ref) => !known.has(ref)))
    refuse('questionRefs', 'Choose questions of this subject and grade, each once');
}

/**
 * Opens a waiting room (S7.38, security 2.5). A child who hosts sits in its first seat; a teacher hosts class-quiz, and only
 * that, without a seat (P4.30).
 */
export async function createRoom(
  services: Pick<Context, 'env' | 'limits' | 'store'>,
  viewer: SessionViewer,
  input: NewRoom,
): Promise<OpenedRoom> {
  const room = await openRoom(services, viewer, input, null);
  if (!room) throw new AppError('not_found');
  return room;
}

/**
 * Creates the room; for a rematch with the game that it repeats.
 * @returns null when that game has a live rematch by now
 */
export async function openRoom(
  services: Pick<Context, 'env' | 'limits' | 'store'>,
  viewer: SessionViewer,
  input: NewRoom,
  rematchOf: string | null,
): Promise<OpenedRoom | null> {
  const isClass = gameRules(input.gameType).hasProjector;
  const isTeacher = viewer.role === 'teacher';
  if (isClass && !isTeacher) throw new AppError('forbidden_role');
  if (isTeacher && !isClass) {
    const message = 'Teachers host class quizzes';
    throw new AppError('invalid_input', { message, issues: [{ path: 'gameType', message }] });
  }
  if (input.classId !== undefined && !isClass) {
    const message = 'Only a class quiz is of a class';
    throw new AppError('invalid_input', { message, issues: [{ path: 'classId', message }] });
  }
  checkSubject(viewer, input.subject);
  await checkChoice(services.store, input, isClass);
  const maxPlayers = seatsOf(services, input);
  await services.limits.consume('rooms.create', viewer.id);
  const {
    subject,
    grade,
    gameType,
    scoring = defaultScoring(grade),
    answerTime,
    questionRefs,
    crews,
    robots,
    classId,
  } = input;
  // What nobody chose is the default of the table.
  const questionCount = questionRefs?.length ?? input.questionCount;
  const settings = { scoring, answerTime, questionCount, questionRefs, crews, robots };
  for (let draw = 1; ; draw += 1) {
    const code = roomCode((sides) => randomInt(sides));
    try {
      const isMade = await services.store.transaction(async (store) => {
        const room = { code, hostId: viewer.id, subject, grade, gameType, maxPlayers, ...settings };
        const made = await (rematchOf === null
          ? store.quiz.create(room)
          : store.quiz.createRematch(room, rematchOf));
        if (!made) return false;
        if (classId && !(await store.classQuizzes.addRoom({ classId, teacherId: viewer.id }, made.id)))
          throw new AppError('not_found');
        if (isClass) return true;
        const taken = await store.quiz.reserveSeat(made.id);
        await takeSeat(store, made.id, viewer.id, taken?.seats ?? 1);
        return true;
      });
      if (!isMade) return null;
    } catch (thrown) {
      if (sqlState(thrown) === '23505' && draw < DRAWS) continue;
      throw thrown;
    }
    const room = await services.store.quiz.byCode(code);
    if (!room) throw new AppError('not_found');
    return room;
  }
}
