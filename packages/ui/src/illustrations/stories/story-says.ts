import type { StoryKind } from '@noodlenaut/domain';
import { inOrder, listed, many, type Says } from '../parts/says.ts';

export const STORY_SAYS: Says<StoryKind> = {
  'picture-cards': ({ cards }) =>
    `Counted on the cards: ${listed(cards.map((card, index) => String('count' in card && card.count !== undefined ? card.count : index + 1)))}.`,
  'story-panels': ({ panels }) => `The story has ${many(panels.length, 'panel')}, read in order.`,
  scene: ({ items, ground }) =>
    items.length === 0 ? `Here is only ${ground}.` : `Counted in the scene: ${many(items.length, 'thing')}.`,
  'sort-bins': ({ bins }) =>
    `Sorted: ${listed(bins.map(({ label, cards }) => `${cards.length} in ${label}`))}.`,
  sequence: ({ steps }) => inOrder(steps),
  timeline: ({ events }) => inOrder(events.map(({ when, label }) => `${when} ${label}`)),
  cycle: ({ steps }) => `${inOrder(steps.map(({ label }) => label))} Then it begins anew.`,
  'food-chain': ({ links }) =>
    `From the first to the last who eats: ${listed(links.map(({ label }) => label))}.`,
  layers: ({ layers }) => `From the top: ${listed(layers.map(({ label }) => label))}.`,
  diagram: ({ nodes }) => `The diagram has ${many(nodes.length, 'box').replace(/boxs$/, 'boxes')}, numbered.`,
  page: ({ lines }) => `The page has ${many(lines.length, 'line')}, numbered from the top.`,
  screen: ({ lines }) => `The screen has ${many(lines.length, 'thing')}, numbered from the top.`,
  'speech-bubbles': ({ bubbles }) => `${many(bubbles.length, 'bubble')}, read from the top.`,
};
