import { EMOJI_EVERY_MS } from '@noodlenaut/domain';
import type { QuizMessage, QuizMessages } from '@noodlenaut/contract';
import type { GameEmoji } from '@noodlenaut/domain';

type Hello = QuizMessages['hello'];

/** All that this client knows of its game: the last `hello`, updated by the messages after it. */
export interface QuizState extends Hello {
  /** When the phase ends on this device's own clock (`performance.now()`); null: it waits for people. */
  readonly endsAt: number | null;
  /** What was left of the phase when it was last told: how long it is, if it had just begun. */
  readonly lengthMs: number;
  /** When the show on the podium began, on this device's own clock; null: none runs. */
  readonly showFrom: number | null;
  /** Who of this game waits in its rematch, for a player who is invited. */
  readonly rematch: QuizMessages['rematch'];
  /** Who shows which emoji, and until when. */
  readonly emoji: ReadonlyMap<number, { readonly emoji: GameEmoji; readonly until: number }>;
}

export type QuizArrival = {
  readonly [Name in QuizMessage]: { readonly name: Name; readonly body: QuizMessages[Name] };
}[QuizMessage];

const clockOf = ({ leftMs, isPaused, showMs }: Hello['phase'], now: number) => ({
  showFrom: showMs === null ? null : now - showMs,
  endsAt: leftMs === null || isPaused ? null : now + leftMs,
  lengthMs: leftMs ?? 0,
});

/**
 * The state after a message. Messages before the first `hello` are ignored: a `hello` carries everything.
 * @param now of the device's monotonic clock, in milliseconds
 */
export function arrive(state: QuizState | null, { name, body }: QuizArrival, now: number): QuizState | null {
  if (name === 'hello')
    return { ...body, ...clockOf(body.phase, now), rematch: state?.rematch ?? null, emoji: new Map() };
  if (state === null) return null;
  if (name === 'phase') {
    const isSame = body.phase.phase === state.phase.phase && body.phase.question === state.phase.question;
    const clock = clockOf(body.phase, now);
    const lengthMs = isSame ? Math.max(state.lengthMs, clock.lengthMs) : clock.lengthMs;
    return { ...state, ...body, ...clock, lengthMs };
  }
  if (name === 'rematch') return { ...state, rematch: body };
  if (name === 'me') return { ...state, me: body, isHost: body.isHost };
  if (name === 'seats') return { ...state, seats: body };
  if (name === 'counts') return { ...state, phase: { ...state.phase, ...body } };
  if (name === 'emoji') {
    const shown = [...state.emoji].filter(([, { until }]) => until > now);
    const until = now + EMOJI_EVERY_MS;
    return { ...state, emoji: new Map([...shown, [body.seat, { emoji: body.emoji, until }]]) };
  }
  return state;
}
