import type { CallMessages, CallPerson } from '@noodlenaut/contract';
import type { CallArrival } from './call-arrival.ts';

type Hello = CallMessages['hello'];

/** All that this page knows of the room: the last `hello`, brought up to date by the messages after it. */
export interface CallState extends Omit<Hello, 'now' | 'startsAt' | 'endsAt'> {
  /** On this device's own clock (`performance.now()`). */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whoever was here since this page opened, by visit: the one who left is not among the people any more. */
  readonly known: ReadonlyMap<string, CallPerson>;
}

const withKnown = (known: ReadonlyMap<string, CallPerson>, people: readonly CallPerson[]) =>
  new Map([...known, ...people.map((one) => [one.visit, one] as const)]);

/**
 * The state after a message. Messages before the first `hello` are ignored: a `hello` carries everything.
 * @param now of the device's monotonic clock, in milliseconds
 */
export function arrive(state: CallState | null, { name, body }: CallArrival, now: number): CallState | null {
  if (name === 'hello') {
    const { now: serverNow, startsAt, endsAt, ...rest } = body;
    const here = (moment: number) => now + moment - serverNow;
    const known = withKnown(state?.known ?? new Map(), body.people);
    // What is chosen is not kept by the server.
    const isSame = state?.lesson?.lessonId === body.lesson?.lessonId;
    const choices = isSame && state ? state.choices : body.choices;
    return { ...rest, choices, startsAt: here(startsAt), endsAt: here(endsAt), known };
  }
  if (state === null) return null;
  if (name === 'people') return { ...state, ...body, known: withKnown(state.known, body.people) };
  if (name === 'said')
    return state.chat.some(({ id }) => id === body.id) ? state : { ...state, chat: [...state.chat, body] };
  if (name === 'lesson') {
    const isSame = state.lesson?.lessonId === body.lesson?.lessonId;
    return { ...state, lesson: body.lesson, choices: isSame ? state.choices : [] };
  }
  if (name === 'choice') {
    const others = state.choices.filter(({ role, step }) => role !== body.role || step !== body.step);
    return { ...state, choices: [...others, body] };
  }
  return state;
}

/** The person whose page this is. */
export const ownPerson = ({ people, visit, known }: CallState): CallPerson | undefined =>
  people.find((one) => one.visit === visit) ?? known.get(visit);

/** Everybody else in the room, the tutor first, then the child. */
export function otherPeople({ people, visit }: CallState): readonly CallPerson[] {
  const order = ['tutor', 'student', 'guardian'];
  return people
    .filter((one) => one.visit !== visit)
    .toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
}
