import { z } from 'zod';
import { safeText } from '../text/safe-text.ts';
import {
  card,
  color,
  inside,
  list,
  OUTSIDE,
  picture,
  placedCard,
  short,
  thing,
  whole,
  type KindOf,
} from './picture.ts';

export const GROUNDS = ['grass', 'floor', 'sea', 'sky', 'sand', 'space', 'snow'] as const;
export type Ground = (typeof GROUNDS)[number];
export const PAGE_LOOKS = ['book', 'newspaper', 'letter', 'note', 'poster', 'sign', 'ticket'] as const;
export type PageLook = (typeof PAGE_LOOKS)[number];
const SCREEN_LOOKS = ['browser', 'app', 'message'] as const;
export type ScreenLook = (typeof SCREEN_LOOKS)[number];
const SCREEN_PARTS = ['text', 'button', 'field', 'link', 'warning', 'picture'] as const;
export type ScreenPart = (typeof SCREEN_PARTS)[number];
const NODE_SHAPES = ['box', 'round', 'question'] as const;

/** Pages and bubbles are read in the picture: a sentence has room. */
const sentence = safeText(120, 1);
/** A step of something that goes on: an event, a link of a chain. */
const namedStep = z.strictObject({ label: short, thing: thing.optional() });
export type NamedStep = z.infer<typeof namedStep>;
const nodeId = z.string().min(1).max(24);
const DIAGRAM_SIDE = 4;
const place = whole(0, DIAGRAM_SIDE);

const diagramNode = z.strictObject({
  id: nodeId,
  text: short.optional(),
  thing: thing.optional(),
  at: z.tuple([place, place]).readonly(),
  shape: z.enum(NODE_SHAPES).optional(),
});
export type DiagramNode = z.infer<typeof diagramNode>;
const diagramLink = z.strictObject({
  from: nodeId,
  to: nodeId,
  text: short.optional(),
  /** Joined without an arrow head. */
  line: z.literal(true).optional(),
});
export type DiagramLink = z.infer<typeof diagramLink>;

const diagram = picture('diagram', { nodes: list(diagramNode, 1, 16), links: list(diagramLink, 0, 24) })
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

/** Things side by side, in a place, in an order, or said and written. */
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
    events: list(namedStep.extend({ when: short }), 2, 7),
  }),
  picture('cycle', { steps: list(namedStep, 3, 6) }),
  picture('food-chain', { links: list(namedStep, 2, 6) }),
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
export type StoryKind = KindOf<typeof storyPictures>;
