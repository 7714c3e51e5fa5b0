import { GROUNDS, NODE_SHAPES, PAGE_LOOKS, SCREEN_LOOKS, SCREEN_PARTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { safeText } from '../text.ts';
import { card, color, inside, list, OUTSIDE, picture, placedCard, short, thing, whole } from './picture.ts';

/** Pages and bubbles are read in the picture: a sentence has room. */
const sentence = safeText(120, 1);
const step = { label: short, thing: thing.optional() };
const nodeId = z.string().min(1).max(24);
const DIAGRAM_SIDE = 4;
const place = whole(0, DIAGRAM_SIDE);

const diagram = picture('diagram', {
  nodes: list(
    z.strictObject({
      id: nodeId,
      text: short.optional(),
      thing: thing.optional(),
      at: z.tuple([place, place]).readonly(),
      shape: z.enum(NODE_SHAPES).optional(),
    }),
    1,
    16,
  ),
  links: list(
    z.strictObject({
      from: nodeId,
      to: nodeId,
      text: short.optional(),
      line: z.literal(true).optional(),
    }),
    0,
    24,
  ),
})
  .refine(({ nodes }) => new Set(nodes.map(({ id }) => id)).size === nodes.length, 'Two nodes share an id')
  .refine(
    ({ nodes }) => new Set(nodes.map(({ at }) => at.join())).size === nodes.length,
    'Two nodes share a place',
  )
  .refine(
    ({ nodes, links }) =>
      links.every(({ from, to }) => [from, to].every((end) => nodes.some(({ id }) => id === end))),
    'A link ends nowhere',
  );

export const storyPictures = [
  picture('picture-cards', { cards: list(card, 1, 6) }),
  picture('story-panels', {
    panels: list(z.strictObject({ cards: list(card, 0, 4), text: short.optional() }), 2, 5),
  }),
  picture('scene', {
    ground: z.enum(GROUNDS),
    columns: whole(1, 8),
    rows: whole(1, 6),
    items: list(placedCard, 0, 24),
  }).refine(
    (scene) =>
      inside(
        scene,
        scene.items.map(({ at }) => at),
      ),
    OUTSIDE,
  ),
  picture('sort-bins', {
    bins: list(z.strictObject({ label: short, cards: list(card, 0, 6) }), 2, 3),
    loose: list(card, 0, 6).optional(),
  }),
  picture('sequence', { steps: list(safeText(40, 1), 2, 6) }),
  picture('timeline', {
    events: list(z.strictObject({ when: short, ...step }), 2, 7),
  }),
  picture('cycle', { steps: list(z.strictObject(step), 3, 6) }),
  picture('food-chain', { links: list(z.strictObject(step), 2, 6) }),
  picture('layers', { layers: list(z.strictObject({ label: short, color: color.optional() }), 2, 6) }),
  diagram,
  picture('page', {
    look: z.enum(PAGE_LOOKS),
    title: safeText(60, 1).optional(),
    lines: list(safeText(120), 1, 6),
    footer: safeText(60, 1).optional(),
  }),
  picture('screen', {
    look: z.enum(SCREEN_LOOKS),
    title: safeText(60, 1).optional(),
    lines: list(z.strictObject({ text: sentence, as: z.enum(SCREEN_PARTS) }), 1, 6),
  }),
  picture('speech-bubbles', { bubbles: list(z.strictObject({ who: card, text: sentence }), 1, 3) }),
] as const;
