import type { CallReplies, CallRequestBody } from '@noodlenaut/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBoard, SEND_MS } from './board-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
type Actions = CallRequestBody<'draw'>['actions'];
const pen = (id: string) => ({ id, kind: 'pen' as const, ink: 0, size: 0, points: [1, 1] });

function page(reply: (actions: Actions) => Promise<CallReplies['draw']>) {
  const sent: Actions[] = [];
  const askBoard = vi.fn();
  const board = createBoard({
    author: { id: 'me', role: 'student' },
    visit: 'visit',
    askBoard,
    send: (actions) => {
      sent.push(actions);
      return reply(actions);
    },
  });
  return { board, sent, askBoard };
}
const heard = (actions: Actions): Promise<CallReplies['draw']> =>
  Promise.resolve({ heard: actions.at(-1)?.seq ?? 0, revision: 0, refused: [], sentences: [] });

test('[P5.25] what is drawn is shown at once and sent in one message after 100 ms', async () => {
  const { board, sent } = page(heard);
  board.add(pen('element-1'));
  board.extend('element-1', [50, 50]);
  board.extend('element-1', [90, 90]);
  expect(board.read().view.elements.get('element-1')?.points).toEqual([1, 1, 50, 50, 90, 90]);
  await pass(SEND_MS - 1);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent.map((actions) => actions.map(({ seq }) => seq))).toEqual([[1, 2]]);
});

test('[P5.25] drawn while the wire is cut, it goes again after the next snapshot', async () => {
  let isCut = true;
  const { board, sent } = page((actions) => (isCut ? Promise.reject(new Error('cut')) : heard(actions)));
  board.add(pen('element-1'));
  await pass(SEND_MS);
  board.cut();
  expect(board.read().view.elements.size).toBe(1);
  isCut = false;
  board.hearSnapshot({ epoch: 'life', revision: 0, heard: 0, elements: [] });
  await pass(SEND_MS);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('[P5.25] a refused text is taken off the board, and the sentence is shown', async () => {
  const { board } = page((actions) =>
    Promise.resolve({
      heard: actions.at(-1)?.seq ?? 0,
      revision: 0,
      refused: [{ seq: 1, refusal: 'unsound' }],
      sentences: ['No phone numbers here.'],
    }),
  );
  board.add({ ...pen('element-1'), kind: 'label', text: '415 555 0199' });
  await pass(SEND_MS);
  expect([board.read().view.elements.size, board.read().problem]).toEqual([0, 'No phone numbers here.']);
});

test('[P5.25] too fast is tried again; a message that can never hold is given up', async () => {
  let code = 'too-fast';
  const { board, sent } = page(() => Promise.reject(Object.assign(new Error(code), { reason: { code } })));
  board.add(pen('element-1'));
  await pass(SEND_MS);
  expect(board.read().view.elements.size).toBe(1);
  code = 'unsound';
  await pass(1000);
  expect([sent.length, board.read().view.elements.size]).toEqual([2, 0]);
  await pass(60_000);
  expect(sent).toHaveLength(2);
});

test('[P5.25] a page that missed an event asks for the whole board once', async () => {
  const { board, askBoard } = page(heard);
  const action = { type: 'add', drawing: pen('element-9') } as const;
  board.hearEvents([{ revision: 3, by: 'other', action }]);
  board.hearEvents([{ revision: 4, by: 'other', action }]);
  await pass(1000);
  expect(askBoard).toHaveBeenCalledTimes(1);
});
