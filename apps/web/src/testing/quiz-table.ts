import type { QuizMessage, QuizMessages, QuizRequest } from '@noodlenaut/contract';
import {
  awardsOf,
  boardView,
  gameView,
  myView,
  newGame,
  phaseView,
  playQuiz,
  placesOf,
  revealView,
  seatView,
  seededDice,
  applyChange,
  withRivals,
  withRobots,
} from '@noodlenaut/domain';
import type { BoostKind, Game, GameType, Grade, Phase, QuizEvent } from '@noodlenaut/domain';

const OPTIONS = ['zero', 'one', 'two', 'three'] as const;
export const QUESTIONS = OPTIONS.map((word, at) => ({
  ref: `math#${at}`,
  question: `Which word is ${at}?`,
  options: OPTIONS,
  right: at,
  explanation: `${word} is the word for ${at}.`,
}));

type Tell = <Name extends QuizMessage>(name: Name, body: QuizMessages[Name]) => void;
interface Settings {
  readonly gameType?: GameType;
  readonly grade?: Grade;
  readonly seats?: number;
  /** 'me' plays; 'teacher' watches on the projector. */
  readonly hostId?: string;
  readonly crews?: number;
  readonly robots?: boolean;
  /** Where the class keeps the game; null: it is of no class. */
  readonly classQuiz?: QuizMessages['hello']['classQuiz'];
  readonly questionCount?: number;
}

/** A game in memory, by the real rules, that speaks to the one client 'me' as the game server does. */
export function quizTable({
  gameType = 'quiz-race',
  grade = '3rd',
  seats = 4,
  hostId = 'me',
  crews = 0,
  robots = false,
  classQuiz = null,
  questionCount = 2,
}: Settings = {}) {
  const settings = {
    gameType,
    grade,
    seats,
    scoring: 'calm',
    answerTime: 'usual',
    questionCount,
    crews,
    robots,
    seed: 7,
  } as const;
  let game: Game = newGame(settings, QUESTIONS, hostId, 0);
  let now = 0;
  const dice = seededDice(1);
  const clients = new Set<Tell>();
  const isWatched = hostId === 'teacher';
  const awards = () => (game.quiz.phase === 'podium' ? awardsOf(game) : new Map());
  const me = () => {
    const player = game.players.get('me');
    return player
      ? { ...myView(game, player, placesOf(withRobots(game, now))), award: awards().get('me') ?? null }
      : null;
  };
  const all = () => ({
    phase: phaseView(withRobots(game, now), now),
    reveal: revealView(game.quiz),
    ...(isWatched ? { board: boardView(game) } : {}),
  });
  const seatViews = () => {
    const shown = withRivals(game, now);
    return [...shown.players.values()].map((player) => seatView(shown.quiz, player));
  };
  const hello = (): QuizMessages['hello'] => ({
    code: 'K7MWPX',
    subject: 'math',
    game: gameView(game.quiz),
    ...all(),
    ...(isWatched && { classQuiz }),
    me: isWatched ? null : me(),
    isHost: game.quiz.hostId === (isWatched ? 'teacher' : 'me'),
    seats: seatViews(),
  });
  const tellAll: Tell = (name, body) => {
    for (const tell of clients) tell(name, body);
  };
  const play = (event: QuizEvent): string => {
    const move = playQuiz(game, event, now, dice);
    if (!move.ok) return move.refusal;
    game = applyChange(game, move.change);
    tellAll('phase', all());
    const mine = me();
    if (mine && !isWatched) tellAll('me', mine);
    tellAll('seats', seatViews());
    return 'ok';
  };
  const pass = () => {
    const { phase, question, phaseEndsAt } = game.quiz;
    now = phaseEndsAt ?? now;
    return phaseEndsAt === null && phase !== 'lobby'
      ? play({ type: 'skip', by: hostId, phase, question })
      : play({ type: 'clock' });
  };
  const who = isWatched ? 'teacher' : 'me';
  const idOf = (seat: number) => [...game.players.values()].find((player) => player.seat === seat)?.id ?? '';
  return {
    play,
    tellAll,
    hello,
    phase: () => game.quiz.phase,
    boosts: () => game.quiz.boosts,
    seats: () => game.players,
    join: (...ids: string[]) => {
      for (const id of ids)
        play({
          type: 'join',
          newcomer: { id, seat: game.players.size + 1, hasExtraTime: false, face: null },
        });
    },
    /** The phase ends by its time, or by its host when it has none. */
    pass,
    /** Time passes, and nothing else. */
    wait: (ms: number) => {
      now += ms;
    },
    /** By time, to the next time that a phase comes. */
    to: (phase: Phase) => {
      for (let step = 0; step === 0 || (step < 8 && game.quiz.phase !== phase); step += 1) pass();
    },
    answer: (id: string, isRight: boolean) => {
      const player = game.players.get(id);
      const question = QUESTIONS[game.quiz.question];
      const options = player ? myView(game, player, new Map()).options : [];
      const right = options.indexOf(question?.options[question.right] ?? '');
      return play({ type: 'answer', playerId: id, place: isRight ? right : (right + 1) % options.length });
    },
    right: () => QUESTIONS[game.quiz.question]?.options[game.quiz.question] ?? '',
    /** A client arrives and gets all messages. */
    sit: (tell: Tell) => {
      clients.clear();
      clients.add(tell);
      // A frame comes after whoever sat down has begun to listen.
      setTimeout(() => tell('hello', hello()));
    },
    /** What the client asks for, as its own player. */
    ask: (
      name: QuizRequest,
      body: {
        place?: number;
        isReady?: boolean;
        seat?: number;
        phase?: Phase;
        question?: number;
        kind?: BoostKind;
      },
    ): string => {
      if (name === 'hello') {
        tellAll('hello', hello());
        return 'ok';
      }
      if (name === 'answer') return play({ type: 'answer', playerId: 'me', place: body.place ?? 0 });
      if (name === 'ready') return play({ type: 'ready', playerId: 'me', isReady: body.isReady === true });
      if (name === 'emoji') return play({ type: 'emoji', playerId: 'me' });
      if (name === 'remove' || name === 'let-back')
        return play({ type: name, by: who, playerId: idOf(body.seat ?? 0) });
      if (name === 'skip')
        return play({
          type: 'skip',
          by: who,
          phase: body.phase ?? 'lobby',
          question: (body.question ?? 0) - 1,
        });
      if (name === 'boost')
        return play({
          type: 'boost',
          playerId: 'me',
          kind: body.kind ?? 'double',
          question: (body.question ?? 0) - 1,
        });
      return play({ type: name, by: who });
    },
  };
}
export type QuizTable = ReturnType<typeof quizTable>;
