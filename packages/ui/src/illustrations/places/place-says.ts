import type { PlaceKind } from '@noodlenaut/domain';
import { listed, many, type Says } from '../parts/says.ts';
import { directionOf, namesOn } from './place-words.ts';

export const PLACE_SAYS: Says<PlaceKind> = {
  'map-grid': ({ columns, rows, items, path }) =>
    path === undefined
      ? items.length === 0
        ? `The map has ${columns} by ${rows} squares.`
        : `Each of the ${many(items.length, 'thing')} on the map wears its square.`
      : `The way has ${many(path.length - 1, 'step')}.`,
  'robot-path': ({ path, goal }) => {
    if (path !== undefined) return `The way of the robot has ${many(path.length - 1, 'step')}.`;
    return goal === undefined ? 'The robot is ringed.' : 'The goal is ringed.';
  },
  'world-map': (picture) => `Shown: ${listed(namesOn(picture))}.`,
  compass: ({ pointing }) =>
    pointing === undefined ? 'North is up.' : `The needle points ${directionOf(pointing).toLowerCase()}.`,
};
