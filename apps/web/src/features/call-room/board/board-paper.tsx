import type { WhiteboardDrawing, WhiteboardElement } from '@noodlenaut/domain';
import { useId, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { Board } from './board-store.ts';
import styles from './board.module.css';
import { DrawnElement } from './drawn-element.tsx';
import { createPen, type Place } from './pen.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, toPaper, type Tool } from './tools.ts';
import { useKeyPen } from './use-key-pen.ts';

const MOST = 10_000;
const onBoard = (value: number, size: number): number =>
  Math.max(0, Math.min(MOST, Math.round((value / size) * MOST)));

/** Where a pointer is, from 0 to 10000; null while the paper has no size. */
function placeOf(
  paper: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Place | null {
  const matrix = paper.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [onBoard(x, BOARD_WIDTH), onBoard(y, BOARD_HEIGHT)];
}

const summaryOf = (elements: readonly WhiteboardElement[]): string => {
  const texts = elements.flatMap((one) => (one.kind === 'label' ? [one.text] : []));
  const count = elements.length === 1 ? '1 drawing' : `${elements.length} drawings`;
  return `Whiteboard: ${elements.length === 0 ? 'empty' : count}${texts.length > 0 ? `. Texts: ${texts.join(', ')}` : ''}`;
};

/** The paper and what is on it. Drawn on by pointer, or by keys once it has the focus (P5.25). */
export function BoardPaper({ board, tool, onPress }: { board: Board; tool: Tool; onPress: () => void }) {
  const { view } = board.useValue();
  const elements = useMemo(() => [...view.elements.values()], [view]);
  const [draft, setDraft] = useState<WhiteboardDrawing | null>(null);
  const paper = useRef<SVGSVGElement>(null);
  const pen = useMemo(() => createPen(board, setDraft), [board]);
  const keys = useKeyPen(pen, tool);
  const helpId = useId();
  const isDrawing = useRef(false);

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    const place = paper.current && placeOf(paper.current, event);
    if (!place || event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    keys.hide();
    onPress();
    isDrawing.current = true;
    pen.down(place, tool);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isDrawing.current || !event.isPrimary) return;
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const places = (all.length > 0 ? all : [event]).flatMap((one) => {
      const place = paper.current && placeOf(paper.current, one);
      return place ? [place] : [];
    });
    pen.move(places, tool);
  };
  const up = () => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    pen.up();
  };
  const [cursorX, cursorY] = keys.cursor === null ? [0, 0] : toPaper(...keys.cursor);
  return (
    <>
      <button
        type="button"
        className={styles.paper}
        aria-label={summaryOf(elements)}
        aria-describedby={helpId}
        data-tool={tool.name}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.hide}
      >
        <svg ref={paper} viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`} aria-hidden="true">
          {elements.map((element) => (
            <DrawnElement key={element.id} drawing={element} />
          ))}
          {draft && <DrawnElement drawing={draft} />}
          {keys.cursor !== null && (
            <g className={styles.cursor} transform={`translate(${cursorX} ${cursorY})`} aria-hidden="true">
              <circle r="22" />
              <path d="M-40 0h80M0-40v80" />
            </g>
          )}
        </svg>
      </button>
      <p id={helpId} className="visually-hidden">
        Arrow keys move the cursor, with Shift farther. Enter draws with the chosen tool.
      </p>
      <p className="visually-hidden" aria-live="polite">
        {keys.words}
      </p>
    </>
  );
}
