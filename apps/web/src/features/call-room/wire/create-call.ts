import type { CallDevices, CallRequest, CallRequestBody } from '@noodlenaut/contract';
import { createStore } from '../../../lib/state/create-store.ts';
import { createBoard, type Board } from '../board/board-store.ts';
import type { Remotes } from '../media/call-media.ts';
import { createCallMedia } from '../media/create-call-media.ts';
import type { OwnMedia } from '../media/own-media.ts';
import { announcementOf } from './announcement-of.ts';
import type { CallArrival } from './call-arrival.ts';
import { arrive, ownPerson, type CallState } from './call-state.ts';
import { enterCall } from './enter-call.ts';
import { keepCall, type CallConnection, type KeptCall } from './keep-call.ts';

export interface CallView {
  readonly connection: CallConnection;
  /** Null until the room has said everything once. */
  readonly room: CallState | null;
  readonly remotes: Remotes;
  readonly board: Board | null;
  readonly announcement: { readonly number: number; readonly text: string } | null;
}
interface Settings {
  readonly sessionId: string;
  readonly studentName: string;
  /** The name of this opened page. */
  readonly visit: string;
  readonly media: OwnMedia;
}
const START: CallView = {
  connection: { is: 'entering' },
  room: null,
  remotes: new Map(),
  board: null,
  announcement: null,
};

/** One page in its call: the wire, the connections to the other pages and the board, brought together. */
export function createCall({ sessionId, studentName, visit, media }: Settings) {
  let view = START;
  const store = createStore(() => view);
  const set = (news: Partial<CallView>) => {
    view = { ...view, ...news };
    store.changed();
  };
  let kept: KeptCall | null = null;
  let shown = media.read();
  let unfollow = () => {};
  const request = async <Name extends CallRequest>(name: Name, body: CallRequestBody<Name>) => {
    if (kept === null) throw new Error('Nobody has gone in');
    return kept.request(name, body);
  };
  /** What may get lost: the next `hello` brings it again. */
  const mention = <Name extends CallRequest>(name: Name, body: CallRequestBody<Name>): void => {
    request(name, body).catch((cause: unknown) => console.warn(`${name} was not heard`, cause));
  };
  const ways = createCallMedia({
    visit,
    say: (signal) => mention('signal', signal),
    askHello: () => mention('hello', {}),
    onChange: (remotes) => set({ remotes }),
  });
  const openBoard = (room: CallState): Board | null => {
    const own = ownPerson(room);
    if (own === undefined) return null;
    const author = { id: own.personId, role: own.role };
    return createBoard({
      author,
      visit,
      send: (actions) => request('draw', { actions }),
      askBoard: () => mention('board', {}),
    });
  };
  const greet = (room: CallState) => {
    set({ room, board: view.board ?? openBoard(room) });
    ways.greet(room);
    mention('devices', media.read().devices);
    mention('board', {});
  };
  const take = (arrival: CallArrival) => {
    const text = announcementOf(arrival, view.room, studentName);
    if (text !== null) set({ announcement: { number: (view.announcement?.number ?? 0) + 1, text } });
    const room = arrive(view.room, arrival, performance.now());
    if (room === null) return;
    if (arrival.name === 'hello') return greet(room);
    set({ room });
    if (arrival.name === 'people') ways.meet(arrival.body);
    else if (arrival.name === 'gone') ways.gone(arrival.body);
    else if (arrival.name === 'board') view.board?.hearSnapshot(arrival.body);
    else if (arrival.name === 'drawn') view.board?.hearEvents(arrival.body.events);
    else if (arrival.name === 'signal')
      ways.hear(arrival.body).catch((cause: unknown) => console.warn('A signal leads nowhere', cause));
  };
  const close = () => {
    unfollow();
    view.board?.stop();
    ways.close();
    media.stop();
  };
  const follow = () => {
    const next = media.read();
    if (next.tracks !== shown.tracks) ways.show(next.tracks);
    if (isOther(next.devices, shown.devices)) mention('devices', next.devices);
    shown = next;
  };

  return {
    useValue: store.useValue,
    request,
    /** Shown here at once; the room tells it to the others. */
    choose: (step: number, text: string): Promise<unknown> => {
      const { room } = view;
      const body = { step, text };
      if (room) set({ room: arrive(room, { name: 'choice', body: { ...body, role: room.role } }, 0) });
      return request('choice', body);
    },
    start(): void {
      shown = media.read();
      ways.show(shown.tracks);
      unfollow = media.subscribe(follow);
      kept = keepCall({
        enter: (handlers) => enterCall(sessionId, visit, handlers),
        onArrival: take,
        onChange: (connection) => {
          set({ connection });
          if (connection.is === 'lost') view.board?.cut();
          else if (connection.is === 'over') close();
        },
      });
    },
    stop(): void {
      kept?.stop();
      kept = null;
      close();
    },
  };
}
export type Call = ReturnType<typeof createCall>;

const isOther = (one: CallDevices, other: CallDevices): boolean =>
  one.mic !== other.mic || one.camera !== other.camera || one.screen !== other.screen;
