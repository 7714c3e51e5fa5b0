import { useState, type KeyboardEvent } from 'react';
import type { Pen, Place } from './pen.ts';
import { TOOL_WORDS, type Tool } from './tools.ts';

const STEP = 200;
const LONG_STEP = 1000;
const MOST = 10_000;
const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number): number => Math.max(0, Math.min(MOST, value));
/** 'Across 50, down 40', in hundredths of the board. */
const placeWords = ([x, y]: Place): string => `Across ${x / 100}, down ${y / 100}`;

/**
 * The board by keyboard: arrows move a cursor (with Shift farther), Enter places a stamp or text, erases, or begins and ends a line or
 * a shape; Escape gives it up.
 */
export function useKeyPen(pen: Pen, tool: Tool) {
  const [cursor, setCursor] = useState<Place>([5000, 5000]);
  const [isShown, setIsShown] = useState(false);
  const [words, setWords] = useState('');
  const press = (): void => {
    if (pen.isDown()) {
      pen.up();
      setWords('Done');
    } else if (pen.down(cursor, tool)) {
      const isBegun = pen.isDown();
      setWords(isBegun ? `${TOOL_WORDS[tool.name]} begins. Move, then press Enter.` : 'Done');
    } else setWords(tool.name === 'label' ? 'Write the text first' : 'Nothing here');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way) {
      const step = event.shiftKey ? LONG_STEP : STEP;
      const next: Place = [within(cursor[0] + way[0] * step), within(cursor[1] + way[1] * step)];
      setCursor(next);
      setWords(placeWords(next));
      if (pen.isDown()) pen.move([next], tool);
    } else if (event.key === 'Enter' || event.key === ' ') press();
    else if (event.key === 'Escape' && pen.isDown()) {
      pen.cancel();
      setWords('Given up');
    } else return;
    setIsShown(true);
    event.preventDefault();
  };
  return {
    cursor: isShown ? cursor : null,
    words,
    onKeyDown,
    hide: () => {
      setIsShown(false);
      setWords('');
    },
  };
}
