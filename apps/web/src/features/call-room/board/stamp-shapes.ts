interface StampShape {
  readonly name: string;
  /** On a box of 24. */
  readonly path: string;
  /** Filled; otherwise a line. */
  readonly isSolid: boolean;
}
const solid = (name: string, path: string): StampShape => ({ name, path, isSolid: true });
const line = (name: string, path: string): StampShape => ({ name, path, isSolid: false });

/** The number of a stamp on the wire is its place here: the order never changes. */
export const STAMP_SHAPES: readonly StampShape[] = [
  solid('Star', 'M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21.2l1.4-7L2 9.4l7-.8z'),
  solid('Heart', 'M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3-2 7-10 13z'),
  line('Tick', 'M3 13l6 6L21 5'),
  line('Cross', 'M5 5l14 14M19 5L5 19'),
  line('Smile', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM8 9v1M16 9v1M7 14c2 4 8 4 10 0'),
  line('Question mark', 'M7 8c0-7 11-6 10 0-.6 3-5 3-5 7M12 20v.1'),
  line('Exclamation mark', 'M12 3v11M12 20v.1'),
  line('Arrow to the right', 'M3 12h18M14 5l7 7-7 7'),
  line('Arrow to the left', 'M21 12H3M10 5l-7 7 7 7'),
  line('Arrow up', 'M12 21V3M5 10l7-7 7 7'),
  line('Arrow down', 'M12 3v18M5 14l7 7 7-7'),
  line(
    'Sun',
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.5 1.5M18.5 18.5L20 20M20 4l-1.5 1.5M5.5 18.5L4 20',
  ),
  solid('Moon', 'M20 15A9.5 9.5 0 1 1 9 3a8 8 0 0 0 11 12z'),
  solid('Cloud', 'M6 19a5 5 0 0 1-.5-10A7 7 0 0 1 19 10a4.5 4.5 0 0 1-.5 9z'),
  solid('Drop', 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z'),
  line(
    'Flower',
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 9c-4-8 4-8 0 0M15 12c8-4 8 4 0 0M12 15c4 8-4 8 0 0M9 12c-8 4-8-4 0 0',
  ),
  solid('Tree', 'M12 1l7 9h-3l5 7h-7v6h-4v-6H3l5-7H5z'),
  solid('Leaf', 'M21 3c1 12-5 17-13 15l-4 4-1-1 4-4C4 9 10 4 21 3z'),
  solid(
    'Apple',
    'M12 7c3-3 9-1 9 5 0 5-4 11-9 9-5 2-9-4-9-9 0-6 6-8 9-5zM12 6c0-3 1-4 3-5l.5 1c-1 1-2 2-2 4z',
  ),
  line('House', 'M3 11l9-8 9 8M5 10v11h14V10M10 21v-6h4v6'),
  solid(
    'Rocket',
    'M12 1c4 4 5 8 5 12l3 4v4l-5-3H9l-5 3v-4l3-4c0-4 1-8 5-12zM12 7a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  ),
  line('Flag', 'M6 22V3h13l-3 4 3 5H6'),
  solid('Crown', 'M2 6l5 5 5-8 5 8 5-5-2 14H4z'),
  line('Light bulb', 'M9 18h6M10 22h4M8.5 15A6.5 6.5 0 1 1 15.5 15c-.7.6-1 1.4-1 3h-5c0-1.6-.3-2.4-1-3z'),
];
