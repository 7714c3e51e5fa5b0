import type { ForceKind } from '@noodlenaut/domain';
import { written } from '../measures/scale-step.ts';
import { listed, many, type Says } from '../parts/says.ts';
import { currentFlows, effectOf, netOf } from './force-words.ts';
import { inWater } from './ray-geometry.ts';

export const FORCE_SAYS: Says<ForceKind> = {
  circuit: (picture) => (currentFlows(picture) ? 'The current flows round the loop.' : 'No current flows.'),
  magnet: (picture) => `${effectOf(picture)}.`,
  'force-arrows': ({ arrows }) => `${netOf(arrows)}.`,
  lever: ({ pivot, load, push }) =>
    `From the pivot the load is ${written(Math.abs(load.at - pivot))} away, the push ${written(Math.abs(push.at - pivot))}.`,
  ramp: ({ surface }) =>
    surface === undefined
      ? 'The thing goes down the slope.'
      : `On a ${surface} slope it is ${surface === 'rough' ? 'slower' : 'faster'}.`,
  'gear-train': ({ teeth, turns }) =>
    `Neighbors turn the other way: ${listed(teeth.map((_, index) => ((index % 2 === 0) === (turns === 'clockwise') ? 'right' : 'left')))}.`,
  pulley: ({ wheels }) => `The rope goes over ${many(wheels, 'wheel')}.`,
  wave: ({ waves }) => `Counted crests: ${listed(waves.map(({ count }) => String(count)))}.`,
  'light-ray': ({ hits, angle }) => {
    if (hits === 'mirror') return `The light leaves the mirror at ${Math.round(angle)} degrees, as it came.`;
    if (hits === 'water')
      return `In the water the light goes on at ${Math.round(inWater(angle))} degrees, steeper than before.`;
    return hits === 'window' ? 'The light goes through.' : 'The light stops there.';
  },
};
