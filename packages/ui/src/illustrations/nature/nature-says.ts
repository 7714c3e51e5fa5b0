import type { NatureKind } from '@noodlenaut/domain';
import { listed, many, type Says } from '../parts/says.ts';

export const NATURE_SAYS: Says<NatureKind> = {
  'moon-phase': ({ phases }) => `The moons: ${listed(phases.map((phase) => phase.replaceAll('-', ' ')))}.`,
  'plant-parts': ({ marked }) =>
    marked === undefined ? 'All parts of the plant wear their names.' : `The arrow points at the ${marked}.`,
  'body-parts': ({ marked }) => `The arrow points at the ${marked}.`,
  cell: ({ cell, marked }) =>
    marked === undefined
      ? `It is a cell of ${cell === 'animal' ? 'an animal' : 'a plant'}.`
      : `The arrow points at the ${marked}.`,
  weather: ({ days }) => {
    const warm = days.filter(({ degrees }) => degrees !== undefined);
    const [warmest] = warm.toSorted((a, b) => (b.degrees ?? 0) - (a.degrees ?? 0));
    return warmest === undefined || days.length === 1
      ? `Shown: ${many(days.length, 'day')}.`
      : `The warmest day is ${warmest.label}.`;
  },
  'earth-orbit': ({ marked }) =>
    marked === undefined
      ? 'The four places wear the names of their seasons.'
      : `At the ringed place it is ${marked} in the north.`,
  landform: ({ landform }) => `The name of this land is ${landform}.`,
};
