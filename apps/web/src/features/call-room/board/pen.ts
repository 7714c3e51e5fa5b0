import type { WhiteboardDrawing, WhiteboardElement } from '@noodlenaut/domain';
import type { Board } from './board-store.ts';
import { elementAt } from './element-at.ts';
import { toPaper, type Tool } from './tools.ts';

export type Place = readonly [x: number, y: number];
type Shape = Exclude<WhiteboardDrawing, { readonly kind: 'stamp' | 'label' }>;

/** Closer points change nothing that can be seen. */
const NEAR = 3;
const newId = (): string => crypto.randomUUID();

/** What the chosen tool does with a place: the same for a pointer and for the keyboard. */
export function createPen(board: Board, onDraft: (draft: Shape | null) => void) {
  let stroke: { id: string; last: Place } | null = null;
  let draft: Shape | null = null;

  const mayErase = ({ by }: WhiteboardElement) => by === board.author.id || board.author.role === 'tutor';
  const begin = (kind: 'pen' | 'marker', [x, y]: Place, { ink, size }: Tool) => {
    const id = newId();
    stroke = board.add({ id, kind, ink, size, points: [x, y] }) ? { id, last: [x, y] } : null;
  };
  const show = (next: Shape | null) => {
    draft = next;
    onDraft(next);
  };
  const erase = (place: Place): boolean => {
    const found = elementAt(board.read().view.elements.values(), place, mayErase);
    return found !== undefined && board.erase(found.id);
  };

  return {
    /** True when something came onto the board or left it, or has begun. */
    down(place: Place, tool: Tool): boolean {
      const { name, ink, size, stamp, text } = tool;
      const drawing = { id: newId(), ink, size, points: [...place] };
      if (name === 'rubber') return erase(place);
      if (name === 'stamp') return board.add({ ...drawing, kind: 'stamp', stamp });
      if (name === 'label')
        return text.trim() !== '' && board.add({ ...drawing, kind: 'label', text: text.trim() });
      if (name === 'pen' || name === 'marker') begin(name, place, tool);
      else show({ ...drawing, kind: name, points: [...place, ...place] });
      return true;
    },
    move(places: readonly Place[], tool: Tool): void {
      if (tool.name === 'rubber') for (const one of places) erase(one);
      const end = places.at(-1);
      if (draft && end) return show({ ...draft, points: [...draft.points.slice(0, 2), ...end] });
      if (!stroke) return;
      const points: number[] = [];
      for (const place of places) {
        const [x, y] = toPaper(place[0] - stroke.last[0], place[1] - stroke.last[1]);
        if (Math.hypot(x, y) < NEAR) continue;
        stroke.last = place;
        points.push(...place);
      }
      if (points.length === 0 || board.extend(stroke.id, points)) return;
      // This stroke is full: the hand goes on in another one.
      if (end && (tool.name === 'pen' || tool.name === 'marker')) begin(tool.name, end, tool);
      else stroke = null;
    },
    up(): void {
      stroke = null;
      if (!draft) return;
      const [fromX, fromY, toX, toY] = draft.points;
      if (fromX !== toX || fromY !== toY) board.add(draft);
      show(null);
    },
    cancel(): void {
      stroke = null;
      if (draft) show(null);
    },
    isDown: () => stroke !== null || draft !== null,
  };
}
export type Pen = ReturnType<typeof createPen>;
