import type { QuizRequest } from '@noodlenaut/contract';
import type { QuizTable } from './quiz-table.ts';

type Listener = (...args: never[]) => void;

/** In place of the network: a room of Colyseus's SDK whose other end is a game in memory. */
export class TableRoom {
  static table: QuizTable | null = null;
  /** Every connection made, the last one is the living one. */
  static readonly rooms: TableRoom[] = [];
  readonly reconnection = { enabled: true };
  readonly asked: { name: QuizRequest; body: unknown }[] = [];
  hasLeft = false;
  private readonly messages = new Map<string, Listener>();
  private drop: Listener = () => {};
  private back: Listener = () => {};
  private end: Listener = () => {};

  constructor() {
    TableRoom.rooms.push(this);
    TableRoom.table?.sit((name, body) => {
      const listener: ((body: never) => void) | undefined = this.messages.get(name);
      Reflect.apply(listener ?? (() => {}), null, [body]);
    });
  }
  static get last(): TableRoom {
    const room = TableRoom.rooms.at(-1);
    if (room === undefined) throw new Error('nobody has entered');
    return room;
  }
  onMessage(name: string, listener: Listener): void {
    this.messages.set(name, listener);
  }
  onDrop(listener: Listener): void {
    this.drop = listener;
  }
  onReconnect(listener: Listener): void {
    this.back = listener;
  }
  onLeave(listener: Listener): void {
    this.end = listener;
  }
  onError(): void {}
  breakWire(): void {
    this.drop();
  }
  comeBack(): void {
    this.back();
  }
  endIt(): void {
    this.end();
  }
  async request(name: QuizRequest, body: object): Promise<object> {
    this.asked.push({ name, body });
    const answer = TableRoom.table?.ask(name, body) ?? 'not-in-this-game';
    if (answer !== 'ok') throw Object.assign(new Error(answer), { reason: { code: answer } });
    return {};
  }
  leave(): Promise<number> {
    this.hasLeft = true;
    return Promise.resolve(4000);
  }
}

export class ColyseusSDK {
  consumeSeatReservation(): Promise<TableRoom> {
    return Promise.resolve(new TableRoom());
  }
}
