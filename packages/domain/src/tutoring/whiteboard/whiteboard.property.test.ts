import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDrawing, eraseElement, extendDrawing, undoOwn, wipeBoard } from './page-actions.ts';
import {
  cutWire,
  hearEvents,
  hearReply,
  hearRevision,
  hearSnapshot,
  needsSnapshot,
  nextActions,
  openPage,
  pageView,
  type PageWhiteboard,
} from './page-whiteboard.ts';
import {
  openWhiteboard,
  savedWhiteboard,
  takeActions,
  whiteboardSnapshot,
  type NumberedAction,
  type SavedWhiteboard,
  type ServerWhiteboard,
} from './server-whiteboard.ts';
import { whiteboardOf } from './whiteboard.ts';

type Told = (page: PageWhiteboard) => PageWhiteboard;
interface Wire {
  page: PageWhiteboard;
  up: (readonly NumberedAction[])[];
  down: Told[];
}
interface World {
  server: ServerWhiteboard;
  saved: SavedWhiteboard;
  lives: number;
  drawn: number;
  /** What was added to the board in this life of the server. */
  held: string[];
  /** How many numbers a stroke has for who drew it, and from which pages it was drawn. */
  readonly strokes: Map<string, { length: number; readonly by: Set<Wire> }>;
  readonly wires: readonly Wire[];
}

const AUTHORS = [
  { id: 'child', role: 'student' },
  { id: 'tutor', role: 'tutor' },
  { id: 'adult', role: 'guardian' },
] as const;

const newWorld = (): World => {
  const server = openWhiteboard(null, 'life-0');
  const pages = [...AUTHORS, AUTHORS[1]].map((author, at) => openPage({ author, visit: `visit-${at}` }));
  const wires = pages.map((page): Wire => ({
    page: hearSnapshot(page, whiteboardSnapshot(server, page)),
    up: [],
    down: [],
  }));
  return { server, saved: savedWhiteboard(server), lives: 0, drawn: 0, held: [], strokes: new Map(), wires };
};

const take = <Thing>(queue: Thing[], pick: number): Thing | undefined =>
  queue.splice(queue.length === 0 ? 0 : pick % queue.length, 1)[0];

function send(wire: Wire): void {
  const { page, actions } = nextActions(wire.page);
  wire.page = page;
  if (actions.length > 0) wire.up.push(actions);
}

function arrive(world: World, wire: Wire, pick: number): void {
  const actions = take(wire.up, pick);
  if (!actions) return;
  const { server, events, reply } = takeActions(world.server, wire.page, actions);
  world.server = server;
  for (const { action } of events) {
    if (action.type === 'add') world.held.push(action.drawing.id);
    if (action.type === 'extend') world.held.push(`${action.id} ${action.at}`);
  }
  for (const one of world.wires) if (events.length > 0) one.down.push((page) => hearEvents(page, events));
  wire.down.push((page) => hearReply(page, reply));
}

function hear(wire: Wire, pick: number): void {
  const told = take(wire.down, pick);
  if (told) wire.page = told(wire.page);
}

function ask(world: World, wire: Wire): void {
  const snapshot = whiteboardSnapshot(world.server, wire.page);
  wire.down.push((page) => hearSnapshot(page, snapshot));
}

/** What had left the page may still arrive, what had left the server does not. */
function cut(world: World, wire: Wire): void {
  wire.page = cutWire(wire.page);
  wire.down = [];
  ask(world, wire);
  hear(wire, 0);
}

/** The server dies and begins with what was stored last. */
function restart(world: World): void {
  world.lives += 1;
  world.held = [];
  world.server = openWhiteboard(world.saved, `life-${world.lives}`);
  for (const wire of world.wires) {
    wire.up = [];
    cut(world, wire);
  }
}

const step = fc.record({
  who: fc.nat(3),
  pick: fc.nat(20),
  size: fc.constantFrom(1, 1, 1, 1, 1, 2, 2, 2, 2, 251),
  what: fc.constantFrom(
    ...([
      'draw',
      'draw',
      'draw',
      'extend',
      'extend',
      'extend',
      'erase',
      'erase',
      'undo',
      'wipe',
      'cheat',
    ] as const),
    ...([
      'send',
      'send',
      'send',
      'arrive',
      'arrive',
      'arrive',
      'hear',
      'hear',
      'hear',
      'hear',
      'hear',
    ] as const),
    ...(['cut', 'again', 'lose up', 'lose down', 'twice', 'ask', 'save', 'restart'] as const),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function drawOn(world: World, wire: Wire, { what, pick, size }: Step): PageWhiteboard {
  const { page } = wire;
  const points = Array.from({ length: size * 2 }, (_none, at) => (pick * 7 + at) % 10_000);
  const known = [...pageView(page).elements.keys()];
  const one = known[pick % Math.max(1, known.length)] ?? 'nothing-there';
  if (what === 'draw') {
    world.drawn += 1;
    return addDrawing(page, { kind: 'pen', id: `element-${world.drawn}`, ink: 1, size: 1, points }).page;
  }
  if (what === 'extend') return extendDrawing(page, one, points).page;
  if (what === 'erase') return eraseElement(page, one).page;
  if (what === 'undo') return undoOwn(page).page;
  if (what === 'wipe') return wipeBoard(page).page;
  if (what !== 'cheat') return page;
  // A page that does not ask its own rules.
  const action =
    pick % 2 === 0 ? ({ type: 'wipe', seen: 999 } as const) : ({ type: 'erase', id: one } as const);
  return { ...page, pending: [...page.pending, { seq: page.nextSeq, action }], nextSeq: page.nextSeq + 1 };
}

function happen(world: World, wire: Wire, now: Step): void {
  const { what, pick } = now;
  if (what === 'send') send(wire);
  else if (what === 'arrive') arrive(world, wire, pick);
  else if (what === 'hear') hear(wire, pick % 3 === 0 ? pick : 0);
  else if (what === 'cut') cut(world, wire);
  else if (what === 'again') wire.page = cutWire(wire.page);
  else if (what === 'lose up') take(wire.up, pick);
  else if (what === 'lose down') take(wire.down, pick);
  else if (what === 'twice') wire.down.push(...wire.down.slice(0, 1));
  else if (what === 'ask') ask(world, wire);
  else if (what === 'save') world.saved = savedWhiteboard(world.server);
  else if (what === 'restart') restart(world);
  else {
    const before = pageView(wire.page).elements;
    wire.page = drawOn(world, wire, now);
    for (const [id, { points }] of pageView(wire.page).elements) {
      if (before.get(id)?.points.length === points.length) continue;
      const by = world.strokes.get(id)?.by ?? new Set();
      world.strokes.set(id, { length: points.length, by: by.add(wire) });
    }
  }
}

const isQuiet = ({ server, wires }: World): boolean =>
  wires.every(
    ({ page, up, down }) =>
      up.length + down.length + page.pending.length === 0 &&
      page.confirmed.revision === server.board.revision,
  );

/** From now on everything arrives. Gives the rounds that it took. */
function settle(world: World): number {
  let rounds = 0;
  for (; rounds < 60 && !isQuiet(world); rounds += 1)
    for (const wire of world.wires) {
      while (wire.up.length > 0) arrive(world, wire, 0);
      while (wire.down.length > 0) hear(wire, 0);
      wire.page = hearRevision(cutWire(wire.page), world.server.board.revision);
      if (needsSnapshot(wire.page)) ask(world, wire);
      send(wire);
    }
  return rounds;
}

test('[P5.25] whatever wires lose, repeat and reorder, in the end all pages show the board of the server', () => {
  let most = 0;
  let lives = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 150, size: 'max' }), (steps) => {
      const world = newWorld();
      for (const now of steps) {
        const wire = world.wires[now.who];
        if (wire) happen(world, wire, now);
      }
      expect(settle(world)).toBeLessThan(60);
      const elements = [...world.server.board.elements.values()];
      for (const { page } of world.wires) expect([...pageView(page).elements.values()]).toEqual(elements);
      expect(new Set(world.held).size).toBe(world.held.length);
      expect(world.server.board.bytes).toBe(whiteboardOf(0, elements).bytes);
      for (const { id, points } of world.lives === 0 ? elements : []) {
        const stroke = world.strokes.get(id);
        if (stroke?.by.size === 1) expect(points.length).toBe(stroke.length);
      }
      most = Math.max(most, elements.length);
      lives += world.lives;
    }),
    { numRuns: 2000 },
  );
  expect(most).toBeGreaterThan(5);
  expect(lives).toBeGreaterThan(100);
}, 60_000);
