import type { CallMessageName, CallMessages, CallPerson, CallRequest } from '@noodlenaut/contract';
import type { TutoringRole } from '@noodlenaut/domain';
import type { Outputs } from '../lib/api/replies.ts';

export const SESSION = '0198a000-0000-7000-8000-0000000000d1';
const HOUR_MS = 3_600_000;
const idOf = (last: string) => `0198a000-0000-7000-8000-0000000000${last}`;
export const IDS: Readonly<Record<TutoringRole, string>> = {
  student: idOf('e1'),
  tutor: idOf('e2'),
  guardian: idOf('e3'),
};
const NAMES: Readonly<Record<TutoringRole, string>> = { student: 'Mia', tutor: 'Tom', guardian: 'Eva' };

/** What the page of the room reads before anybody goes in: a session that has just begun. */
export const roomOf = (
  role: TutoringRole,
  more: Partial<Outputs['tutoring']['room']> = {},
): Outputs['tutoring']['room'] => ({
  sessionId: SESSION,
  subject: 'math',
  status: 'scheduled',
  scheduledTime: new Date(Date.now() - 60_000).toISOString(),
  duration: 60,
  opensAt: new Date(Date.now() - HOUR_MS).toISOString(),
  closesAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  role,
  tutorName: 'Tom',
  studentName: 'Mia',
  studentGrade: '3rd',
  isRelayOnly: false,
  ...more,
});

export const personOf = (role: TutoringRole, visit: string): CallPerson => ({
  visit,
  personId: IDS[role],
  name: NAMES[role],
  role,
  devices: { mic: true, camera: false, screen: false },
});

export const helloOf = (
  role: TutoringRole,
  visit: string,
  more: Partial<CallMessages['hello']> = {},
): CallMessages['hello'] => ({
  phase: 'live',
  isStarted: true,
  people: [personOf(role, visit)],
  visit,
  role,
  ice: { servers: [], isRelayOnly: false },
  livekit: null,
  now: 1_000_000,
  startsAt: 1_000_000 - 60_000,
  endsAt: 1_000_000 + HOUR_MS,
  chat: [],
  lesson: null,
  choices: [],
  ...more,
});

type Take = (body: never) => void;

/** In place of the network: rooms of Colyseus's SDK whose other end is the test. */
export class CallTable {
  static readonly rooms: CallTable[] = [];
  /** What a request resolves with; a code refuses it. */
  static answer: (name: CallRequest, body: unknown) => { readonly refuse?: object } & object = () => ({});
  readonly reconnection = { enabled: true };
  readonly asked: { readonly name: CallRequest; readonly body: unknown }[] = [];
  hasLeft = false;
  private readonly takes = new Map<string, Take>();
  private ended: () => void = () => {};

  constructor() {
    CallTable.rooms.push(this);
  }
  static get last(): CallTable {
    const room = CallTable.rooms.at(-1);
    if (room === undefined) throw new Error('nobody has gone in');
    return room;
  }
  onMessage(name: string, take: Take): void {
    this.takes.set(name, take);
  }
  onLeave(ended: () => void): void {
    this.ended = ended;
  }
  onError(): void {}
  say<Name extends CallMessageName>(name: Name, body: CallMessages[Name]): void {
    Reflect.apply(this.takes.get(name) ?? (() => {}), null, [body]);
  }
  cut(): void {
    this.ended();
  }
  async request(name: CallRequest, body: unknown): Promise<object> {
    this.asked.push({ name, body });
    const answer = CallTable.answer(name, body);
    if (answer.refuse !== undefined) throw Object.assign(new Error('refused'), { reason: answer.refuse });
    return answer;
  }
  leave(): Promise<number> {
    this.hasLeft = true;
    return Promise.resolve(4000);
  }
}
/** The bodies of all requests of a name. */
export const requestsOf = (name: CallRequest): unknown[] =>
  CallTable.rooms.flatMap(({ asked }) => asked.filter((one) => one.name === name).map(({ body }) => body));

export class ColyseusSDK {
  consumeSeatReservation(): Promise<CallTable> {
    return Promise.resolve(new CallTable());
  }
}
