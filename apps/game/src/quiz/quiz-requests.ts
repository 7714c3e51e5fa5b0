import { validate, type Client } from '@colyseus/core';
import { quizRequests, type QuizMessages, type QuizRequest } from '@noodlenaut/contract';
import type { Player, QuizEvent } from '@noodlenaut/domain';
import { visitor, type CheckedMessage } from '../school-room.ts';
import type { Outcome } from './quiz-loop.ts';

/** What requests may do in a room. */
export interface RequestHooks {
  /** Whether this is the one connection of its person, or of the host's remote control. */
  readonly isCurrent: (client: Client) => boolean;
  /** @param question index of the question an answer is for */
  readonly ask: (event: QuizEvent, question?: number) => Promise<Outcome>;
  readonly players: () => ReadonlyMap<string, Player>;
  readonly showEmoji: (seat: number, emoji: QuizMessages['emoji']['emoji']) => void;
  readonly sendOut: (playerId: string) => void;
  readonly sayHello: (client: Client) => void;
}

type HostTool = 'start' | 'pause' | 'resume' | 'lock' | 'unlock' | 'end';

/**
 * Every request of the contract as a message of a room: checked by its schema, played, answered with `{}` or refused with `{ code
 * }`.
 */
export function answerRequests(hooks: RequestHooks): Readonly<Record<QuizRequest, CheckedMessage>> {
  const { ask } = hooks;
  const playerAt = (seat: number): string =>
    [...hooks.players().values()].find((player) => player.seat === seat)?.id ?? '';
  const reply =
    <Body>(act: (by: string, body: Body) => Promise<Outcome>) =>
    async (client: Client, body: Body, context: { reject(reason: unknown): unknown }) => {
      const outcome = hooks.isCurrent(client) ? await act(visitor(client).id, body) : 'not-in-this-game';
      return outcome === null ? {} : context.reject({ code: outcome });
    };
  const byHost = (type: HostTool) =>
    validate(
      quizRequests[type],
      reply((by) => ask({ type, by })),
    );
  return {
    hello: validate(quizRequests.hello, async (client: Client, _body, context) => {
      if (!hooks.isCurrent(client)) return context.reject({ code: 'not-in-this-game' });
      hooks.sayHello(client);
      return {};
    }),
    answer: validate(
      quizRequests.answer,
      reply((playerId, { question, place }) => ask({ type: 'answer', playerId, place }, question - 1)),
    ),
    ready: validate(
      quizRequests.ready,
      reply((playerId, { isReady }) => ask({ type: 'ready', playerId, isReady })),
    ),
    emoji: validate(
      quizRequests.emoji,
      reply(async (playerId, { emoji }) => {
        const outcome = await ask({ type: 'emoji', playerId });
        const seat = hooks.players().get(playerId)?.seat;
        if (outcome === null && seat !== undefined) hooks.showEmoji(seat, emoji);
        return outcome;
      }),
    ),
    boost: validate(
      quizRequests.boost,
      reply((playerId, { kind, question }) => ask({ type: 'boost', playerId, kind, question: question - 1 })),
    ),
    start: byHost('start'),
    pause: byHost('pause'),
    resume: byHost('resume'),
    skip: validate(
      quizRequests.skip,
      reply((by, { phase, question }) => ask({ type: 'skip', by, phase, question: question - 1 })),
    ),
    lock: byHost('lock'),
    unlock: byHost('unlock'),
    end: byHost('end'),
    remove: validate(
      quizRequests.remove,
      reply(async (by, { seat }) => {
        const playerId = playerAt(seat);
        const outcome = await ask({ type: 'remove', by, playerId });
        if (outcome === null) hooks.sendOut(playerId);
        return outcome;
      }),
    ),
    'let-back': validate(
      quizRequests['let-back'],
      reply((by, { seat }) => ask({ type: 'let-back', by, playerId: playerAt(seat) })),
    ),
  };
}
