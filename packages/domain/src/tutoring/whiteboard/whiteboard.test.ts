import { expect, test } from 'vitest';
import { isSoundDrawing, WHITEBOARD_LIMITS, type WhiteboardDrawing } from './drawing.ts';
import { addDrawing, extendDrawing, undoOwn, wipeBoard } from './page-actions.ts';
import {
  cutWire,
  hearEvents,
  hearReply,
  hearSnapshot,
  needsSnapshot,
  nextActions,
  openPage,
  pageView,
} from './page-whiteboard.ts';
import { openWhiteboard, savedWhiteboard, takeActions, whiteboardSnapshot } from './server-whiteboard.ts';
import {
  drawAll,
  EMPTY_WHITEBOARD,
  type Whiteboard,
  type WhiteboardAction,
  type WhiteboardAuthor,
} from './whiteboard.ts';

const child: WhiteboardAuthor = { id: 'child', role: 'student' };
const tutor: WhiteboardAuthor = { id: 'tutor', role: 'tutor' };
const idOf = (number: number): string => `element-${number}`;
const pen = (number: number, points: readonly number[] = [1, 2]): WhiteboardDrawing => ({
  kind: 'pen',
  id: idOf(number),
  ink: 0,
  size: 0,
  points,
});
const add = (number: number): WhiteboardAction => ({ type: 'add', drawing: pen(number) });
const erase = (number: number): WhiteboardAction => ({ type: 'erase', id: idOf(number) });
const after = (
  author: WhiteboardAuthor,
  actions: readonly WhiteboardAction[],
  board: Whiteboard = EMPTY_WHITEBOARD,
) =>
  drawAll(
    board,
    actions.map((action) => ({ action, author })),
  );
const ids = (board: Whiteboard) => [...board.elements.keys()];
const childs = after(child, [add(1), add(2)]).board;
const points = (count: number): readonly number[] => Array.from({ length: count * 2 }, () => 10_000);

test('[P5.25] a child erases their own, the tutor all; only the tutor wipes', () => {
  const both = after(tutor, [add(3)], childs).board;
  expect(after(child, [erase(1), erase(3), { type: 'wipe', seen: 9 }], both).refusals).toEqual([
    null,
    'not-yours',
    'not-yours',
  ]);
  expect(ids(after(tutor, [erase(1), erase(3)], both).board)).toEqual([idOf(2)]);
  expect(after(tutor, [{ type: 'extend', id: idOf(1), at: 2, points: [3, 4] }], both).refusals).toEqual([
    'not-yours',
  ]);
});

test('[P5.25] a wipe leaves what was drawn after it was seen', () => {
  const both = after(tutor, [add(3)], childs).board;
  const wiped = after(tutor, [{ type: 'wipe', seen: 1 }], both).board;
  expect(ids(wiped)).toEqual([idOf(2)]);
  expect(wiped.revision).toBe(4);
});

test('[P5.25] more points go after the last one, and only a stroke by hand grows', () => {
  const grow = (at: number, more: readonly number[]) =>
    after(child, [{ type: 'extend', id: idOf(1), at, points: more }], childs).refusals[0];
  expect(grow(2, [3, 4])).toBeNull();
  expect(grow(4, [3, 4])).toBe('wrong-place');
  expect(grow(0, [3, 4])).toBe('wrong-place');
  for (const bad of [[3], [], [3, -1], [3, 10_001], [0.5, 1], points(251)])
    expect(grow(2, bad)).toBe('unsound');
  const line = after(child, [{ type: 'add', drawing: { ...pen(1, [1, 2, 3, 4]), kind: 'line' } }]).board;
  expect(after(child, [{ type: 'extend', id: idOf(1), at: 4, points: [3, 4] }], line).refusals).toEqual([
    'unsound',
  ]);
});

test('[P5.25] a drawing outside the limits is refused', () => {
  const label = { ...pen(1), kind: 'label', text: 'x'.repeat(80) } as const;
  const stamp = { ...pen(1), kind: 'stamp', stamp: 0 } as const;
  expect([pen(1), label, stamp, pen(1, points(250))].every(isSoundDrawing)).toBe(true);
  const bad: readonly WhiteboardDrawing[] = [
    { ...pen(1), id: 'short' },
    { ...pen(1), id: '<element>' },
    { ...pen(1), ink: 10 },
    { ...pen(1), size: -1 },
    { ...pen(1), ink: 0.5 },
    { ...pen(1), kind: 'box' },
    { ...stamp, stamp: 24 },
    { ...stamp, points: [1, 2, 3, 4] },
    ...['x'.repeat(81), '  ', 'a\u0000b', '\uD800'].map((text) => ({ ...label, text })),
  ];
  for (const drawing of bad) expect(after(child, [{ type: 'add', drawing }]).refusals).toEqual(['unsound']);
  expect(after(child, [add(1)], childs).refusals).toEqual(['known-element']);
});

test('[P5.25] a flood ends at the limits, and what is erased makes room', () => {
  const all = Array.from({ length: WHITEBOARD_LIMITS.elements }, (_none, at) => add(at));
  const full = after(child, all);
  expect(full.refusals.every((one) => one === null)).toBe(true);
  expect(after(child, [add(5000), erase(7), add(5000)], full.board).refusals).toEqual([
    'board-full',
    null,
    null,
  ]);
  const stroke = after(child, [
    add(1),
    ...[0, 1, 2, 3].map((part): WhiteboardAction => ({
      type: 'extend',
      id: idOf(1),
      at: 2 + part * 500,
      points: points(250),
    })),
  ]);
  expect(stroke.refusals).toEqual([null, null, null, null, 'unsound']);
});

test('[P5.25] the heaviest board stays below 1.3 MB as stored, with words of any script', () => {
  const text = '漢😀'.repeat(26);
  const drawings = Array.from({ length: 2000 }, (_none, at): WhiteboardDrawing =>
    at % 2 === 0 ? { ...pen(at, points(250)) } : { ...pen(at), kind: 'label', text },
  );
  let server = openWhiteboard(null, 'life');
  const pages = Array.from({ length: 100 }, (_none, at) => ({
    author: child,
    visit: `visit-${at}-${'x'.repeat(30)}`,
  }));
  for (const [at, drawing] of drawings.entries()) {
    const page = pages[at % 100];
    if (page) ({ server } = takeActions(server, page, [{ seq: at + 1, action: { type: 'add', drawing } }]));
  }
  const bytes = Buffer.byteLength(JSON.stringify(savedWhiteboard(server)));
  expect(bytes).toBeLessThan(WHITEBOARD_LIMITS.bytes);
  expect(bytes).toBeGreaterThan(WHITEBOARD_LIMITS.bytes - 10_000);
});

test('[P5.25] a message that comes again draws nothing again, and is answered', () => {
  const page = { author: child, visit: 'one' };
  const sent = [{ seq: 1, action: add(1) }];
  const first = takeActions(openWhiteboard(null, 'life'), page, sent);
  const wiped = takeActions(first.server, { author: tutor, visit: 'two' }, [
    { seq: 1, action: { type: 'wipe', seen: 1 } },
  ]);
  const again = takeActions(wiped.server, page, sent);
  expect(again.events).toEqual([]);
  expect(again.reply).toEqual({ heard: 1, revision: 2, refused: [] });
  expect(whiteboardSnapshot(again.server, page)).toMatchObject({ heard: 1, elements: [] });
  // The same visit named by somebody else is another page.
  expect(takeActions(again.server, { author: tutor, visit: 'one' }, sent).events).toHaveLength(1);
});

test('[P5.25] points that have not left travel together, a long stroke in parts, one group at a time', () => {
  let { page } = addDrawing(openPage({ author: child, visit: 'one' }), pen(1, points(600)));
  expect(page.pending.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  for (const x of [1, 2, 3]) ({ page } = extendDrawing(page, idOf(1), [x, x]));
  expect(page.pending).toHaveLength(3);
  const first = nextActions(page);
  expect(first.actions.length).toBeGreaterThan(0);
  expect(JSON.stringify(first.actions).length).toBeLessThan(12_000);
  expect(nextActions(first.page).actions).toEqual([]);
  expect(nextActions(cutWire(first.page)).actions).toEqual(first.actions);
  expect(pageView(page).elements.get(idOf(1))?.points).toHaveLength(1206);
});

test('[P5.25] undo takes back the newest own element, and a page is told at once what it may not', () => {
  const open = openPage({ author: child, visit: 'one' });
  const others = takeActions(openWhiteboard(null, 'life'), { author: tutor, visit: 'two' }, [
    { seq: 1, action: add(9) },
  ]);
  let page = hearEvents(open, others.events);
  expect(undoOwn(page)).toEqual({ page, refusal: null });
  for (const number of [1, 2]) ({ page } = addDrawing(page, pen(number)));
  ({ page } = undoOwn(page));
  expect(ids(pageView(page))).toEqual([idOf(9), idOf(1)]);
  expect(wipeBoard(page).refusal).toBe('not-yours');
});

test('[P5.25] a refused action leaves the page, and the next group may go', () => {
  const page = { author: child, visit: 'one' };
  const drawn = nextActions(addDrawing(openPage(page), pen(1)).page);
  const known = takeActions(openWhiteboard(null, 'life'), { author: tutor, visit: 'two' }, [
    { seq: 1, action: add(1) },
  ]);
  const { reply, events } = takeActions(known.server, page, drawn.actions);
  expect([reply.refused, events]).toEqual([[{ seq: 1, refusal: 'known-element' }], []]);
  const told = hearReply(hearEvents(drawn.page, known.events), reply);
  expect([told.pending, told.isWaiting]).toEqual([[], false]);
  expect(pageView(told).elements.get(idOf(1))?.by).toBe('tutor');
});

test('[P5.25] a page that comes back knows from the snapshot what has arrived', () => {
  const page = { author: child, visit: 'one' };
  const drawn = nextActions(addDrawing(openPage(page), pen(1)).page);
  const { server } = takeActions(openWhiteboard(null, 'life'), page, drawn.actions);
  const erased = takeActions(server, { author: tutor, visit: 'two' }, [{ seq: 1, action: erase(1) }]);
  const back = hearSnapshot(cutWire(drawn.page), whiteboardSnapshot(erased.server, page));
  expect([back.pending, ids(pageView(back))]).toEqual([[], []]);
});

test('[P5.25] an older snapshot changes nothing, and one of a new life of the server counts', () => {
  const page = { author: child, visit: 'one' };
  const old = openWhiteboard(null, 'life');
  const { server, events } = takeActions(
    old,
    { author: tutor, visit: 'two' },
    [add(1), add(2), add(3)].map((action, at) => ({ seq: at + 1, action })),
  );
  const open = hearSnapshot(openPage(page), whiteboardSnapshot(old, page));
  const gap = hearEvents(open, events.slice(1));
  expect([needsSnapshot(gap), gap.confirmed.revision]).toEqual([true, 0]);
  const whole = hearEvents(gap, events.slice(0, 1));
  expect([needsSnapshot(whole), whole.confirmed.revision]).toEqual([false, 3]);
  expect(hearSnapshot(whole, whiteboardSnapshot(old, page)).confirmed.revision).toBe(3);
  expect(hearSnapshot(gap, whiteboardSnapshot(server, page)).confirmed.revision).toBe(3);
  // Events that were early in the old life are not taken for those of the new one.
  const restarted = openWhiteboard(null, 'another life');
  const again = hearSnapshot(gap, whiteboardSnapshot(restarted, page));
  const other = takeActions(restarted, { author: tutor, visit: 'two' }, [{ seq: 9, action: add(9) }]);
  expect(ids(pageView(hearEvents(again, other.events)))).toEqual([idOf(9)]);
});
