import type { WhiteboardElement } from '@noodlenaut/domain';
import { expect, test } from 'vitest';
import { createBoard, type Board } from './board-store.ts';
import { elementAt } from './element-at.ts';
import { createPen } from './pen.ts';
import { STAMP_SHAPES } from './stamp-shapes.ts';
import { strokePath } from './stroke-path.ts';
import { FIRST_TOOL, INKS, SIZES, type Tool } from './tools.ts';

const drawn = (id: string, kind: 'pen' | 'box', points: readonly number[]): WhiteboardElement => ({
  id,
  kind,
  ink: 0,
  size: 0,
  by: 'me',
  revision: 1,
  points,
});
const all = () => true;

const boardOf = (role: 'student' | 'tutor' = 'student'): Board =>
  createBoard({
    author: { id: 'me', role },
    visit: 'visit',
    send: () => Promise.resolve({ heard: 0, revision: 0, refused: [], sentences: [] }),
    askBoard: () => undefined,
  });
const kinds = (board: Board) => [...board.read().view.elements.values()].map(({ kind }) => kind);
const withTool = (more: Partial<Tool>): Tool => ({ ...FIRST_TOOL, ...more });

test('[P5.25] there are ten inks, four sizes and twenty-four stamps, each with a name of its own', () => {
  for (const [list, count] of [
    [INKS, 10],
    [SIZES, 4],
    [STAMP_SHAPES, 24],
  ] as const) {
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ name }) => name)).size).toBe(count);
  }
});

test('[P5.25] a stroke is a soft line, and one point a dot', () => {
  expect(strokePath([])).toBe('');
  expect(strokePath([0, 0])).toBe('M0 0h0.1');
  expect(strokePath([0, 0, 1000, 1000, 2000, 0])).toBe('M0 0Q160 100 240 50L320 0');
});

test('[P5.25] the eraser takes the topmost element near the finger, and only one that may be erased', () => {
  const low = drawn('low', 'pen', [1000, 5000, 9000, 5000]);
  const high = drawn('high', 'pen', [1000, 5000, 9000, 5000]);
  const at = (x: number, y: number, may: (element: WhiteboardElement) => boolean = all) =>
    elementAt([low, high], [x, y], may)?.id;
  expect(at(5000, 5050)).toBe('high');
  expect(at(5000, 5050, ({ id }) => id === 'low')).toBe('low');
  expect(at(5000, 6000)).toBeUndefined();
});

test('[P5.25] a box is hit on its edge and not in the middle', () => {
  const box = drawn('box', 'box', [2000, 2000, 8000, 8000]);
  expect(elementAt([box], [2000, 5000], all)).toBe(box);
  expect(elementAt([box], [5000, 5000], all)).toBeUndefined();
});

test('[P5.25] a pen draws while it moves, near points are left out, and a shape comes onto the board when it ends', () => {
  const board = boardOf();
  const drafts: unknown[] = [];
  const pen = createPen(board, (draft) => drafts.push(draft));
  const tool = withTool({});
  pen.down([1000, 1000], tool);
  pen.move(
    [
      [1001, 1001],
      [2000, 1000],
    ],
    tool,
  );
  pen.up();
  expect([...board.read().view.elements.values()][0]?.points).toEqual([1000, 1000, 2000, 1000]);
  const box = withTool({ name: 'box' });
  pen.down([1000, 1000], box);
  pen.move([[3000, 3000]], box);
  expect(kinds(board)).toEqual(['pen']);
  pen.up();
  expect([kinds(board), drafts.at(-1)]).toEqual([['pen', 'box'], null]);
  pen.down([5000, 5000], box);
  pen.cancel();
  expect(kinds(board)).toHaveLength(2);
});

test('[P5.25] a stamp and a text take one press; a text without letters places nothing', () => {
  const board = boardOf();
  const pen = createPen(board, () => undefined);
  expect(pen.down([500, 500], withTool({ name: 'stamp', stamp: 3 }))).toBe(true);
  expect(pen.down([500, 500], withTool({ name: 'label', text: '  ' }))).toBe(false);
  expect(pen.down([5000, 5000], withTool({ name: 'label', text: 'one third' }))).toBe(true);
  expect(kinds(board)).toEqual(['stamp', 'label']);
  expect(pen.down([500, 500], withTool({ name: 'rubber' }))).toBe(true);
  expect(kinds(board)).toEqual(['label']);
  board.undo();
  expect(kinds(board)).toEqual([]);
});

test('[P5.25] only the tutor clears the board, and others read why not', () => {
  const board = boardOf();
  board.wipe();
  expect(board.read().problem).toBe('Only its author and the tutor can erase this.');
  const tutors = boardOf('tutor');
  expect(tutors.wipe()).toBe(true);
});
