import { BOOST_KINDS, GAME_EMOJI, PHASES } from '@noodlenaut/domain';
import type {
  Alias,
  BoardView,
  GameEmoji,
  GameView,
  MyView,
  PhaseView,
  RevealView,
  SeatView,
  SubjectId,
} from '@noodlenaut/domain';
import { z } from 'zod';

const nothing = z.object({}).optional();
const seat = z.int().min(1).max(2000);

/**
 * What a client may send to a quiz room, each as a request: it resolves with `{}` once the change is stored, or rejects with
 * the reason `{ code }` (`RequestRefusal`, decision 0028). The sender is known by the socket, not by the message.
 */
export const quizRequests = {
  /** Everything once more: for a client that missed `hello`, because it was sent before the client listened. */
  hello: nothing,
  /** `question` counts from 1, as on screen. An answer to another question is refused. */
  answer: z.object({ question: z.int().min(1).max(100), place: z.int().min(0).max(9) }),
  ready: z.object({ isReady: z.boolean() }),
  emoji: z.object({ emoji: z.enum(GAME_EMOJI) }),
  /** Uses a boost of the own crew; `question` counts from 1: a late press must not hit another one. */
  boost: z.object({ kind: z.enum(BOOST_KINDS), question: z.int().min(1).max(100) }),
  start: nothing,
  pause: nothing,
  resume: nothing,
  /** Ends the phase the host sees; `question` counts from 1, 0 is before the first. One that is over already stays over. */
  skip: z.object({ phase: z.enum(PHASES), question: z.int().min(0).max(100) }),
  lock: nothing,
  unlock: nothing,
  end: nothing,
  remove: z.object({ seat }),
  'let-back': z.object({ seat }),
} as const;
export type QuizRequest = keyof typeof quizRequests;
export type QuizRequestBody<Name extends QuizRequest> = z.input<(typeof quizRequests)[Name]>;

/** What a quiz room sends. Only `phase` and `hello` hold a key, and only from the reveal on. */
export interface QuizMessages {
  /** The full state, after each connection: the first one, a new one, or one of a second device. */
  readonly hello: {
    readonly code: string;
    /** The subject. The screens show its teacher and its name. */
    readonly subject?: SubjectId;
    readonly game: GameView;
    readonly phase: PhaseView;
    readonly reveal: RevealView | null;
    /** Null for a host who does not play. */
    readonly me: MyView | null;
    readonly isHost: boolean;
    /** All players, in small rooms and on the projector; empty otherwise. */
    readonly seats: readonly SeatView[];
    /** To the host of a class-quiz only: the report that the class keeps of it; null for a game of no class. */
    readonly classQuiz?: { readonly classId: string; readonly quizId: string } | null;
    /** To the host of a class-quiz only, here and in `phase`. */
    readonly board?: BoardView | null;
  };
  readonly phase: {
    readonly phase: PhaseView;
    readonly reveal: RevealView | null;
    readonly board?: BoardView | null;
  };
  readonly me: MyView;
  readonly seats: readonly SeatView[];
  /** At most twice a second, except in small rooms. */
  readonly counts: Pick<PhaseView, 'present' | 'answered' | 'ready'>;
  readonly emoji: { readonly seat: number; readonly emoji: GameEmoji };
  /** On the podium: who of this game waits in its rematch; null: nobody any more, or this player is not invited (decision 0105). */
  readonly rematch: (Alias & { readonly seat: number }) | null;
  readonly notice: { readonly code: QuizNotice };
}
export type QuizMessage = keyof QuizMessages;

/** Why the room tells a client to leave, or that it will be back in a moment. */
export const QUIZ_NOTICES = ['going-down', 'taken-over', 'removed', 'closed'] as const;
export type QuizNotice = (typeof QUIZ_NOTICES)[number];
