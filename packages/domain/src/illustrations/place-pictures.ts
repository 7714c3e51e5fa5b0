import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import {
  card,
  gridCell,
  inside,
  list,
  OUTSIDE,
  picture,
  placedCard,
  short,
  whole,
  type KindOf,
} from './picture.ts';

const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];
export const MAP_VIEWS = [
  'world',
  'africa',
  'asia',
  'europe',
  'north-america',
  'south-america',
  'oceania',
  'arctic',
  'antarctica',
  'usa',
] as const;
export type MapView = (typeof MAP_VIEWS)[number];
const MAP_LINES = ['equator', 'tropics', 'polar-circles', 'prime-meridian'] as const;
export type MapLine = (typeof MAP_LINES)[number];

const places = (items: readonly { at: readonly [number, number] }[] = []) => items.map(({ at }) => at);

/** Maps and ways. */
export const placePictures = [
  picture('map-grid', {
    columns: whole(1, 10),
    rows: whole(1, 8),
    items: list(placedCard, 0, 24),
    path: list(gridCell, 2, 40).optional(),
    axes: z.enum(['letters', 'numbers']).optional(),
    compass: z.literal(true).optional(),
    key: list(z.strictObject({ card, text: short }), 1, 6).optional(),
    scale: short.optional(),
  }).refine((map) => inside(map, [...places(map.items), ...(map.path ?? [])]), OUTSIDE),
  picture('robot-path', {
    columns: whole(2, 8),
    rows: whole(2, 6),
    robot: z.strictObject({ at: gridCell, facing: z.enum(FACINGS) }),
    goal: gridCell.optional(),
    walls: list(gridCell, 1, 30).optional(),
    path: list(gridCell, 2, 40).optional(),
    items: list(placedCard, 1, 24).optional(),
  }).refine(
    (map) =>
      inside(map, [
        map.robot.at,
        ...(map.goal ? [map.goal] : []),
        ...(map.walls ?? []),
        ...(map.path ?? []),
        ...places(map.items),
      ]),
    OUTSIDE,
  ),
  picture('world-map', {
    view: z.enum(MAP_VIEWS),
    highlight: list(safeText(40, 1), 1, 12).optional(),
    marks: list(
      z.strictObject({
        lat: z.number().min(-90).max(90),
        lon: z.number().min(-180).max(180),
        label: short.optional(),
      }),
      1,
      8,
    ).optional(),
    lines: list(z.enum(MAP_LINES), 1, 4).optional(),
  }),
  picture('compass', {
    /** Degrees clockwise from north. */
    pointing: z.number().min(-360).max(360).optional(),
    labels: z.enum(['all', 'main', 'north']),
  }),
] as const;
export type PlaceKind = KindOf<typeof placePictures>;
