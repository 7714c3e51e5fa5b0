import type { MatterKind } from '@noodlenaut/domain';
import { inOrder, listed, many, type Says } from '../parts/says.ts';
import { formulaOf } from './formula.ts';

export const MATTER_SAYS: Says<MatterKind> = {
  'particle-box': ({ boxes }) => `From left to right: ${listed(boxes.map(({ state }) => `a ${state}`))}.`,
  beaker: ({ beakers }) =>
    `Filled: ${listed(beakers.map(({ fill, label }) => `${label === undefined ? '' : `${label} `}${Math.round(fill)} percent`))}.`,
  molecule: ({ atoms }) => `Its formula is ${formulaOf(atoms.map(({ symbol }) => symbol))}.`,
  atom: ({ protons, neutrons, electrons }) =>
    `It has ${listed([many(protons, 'proton'), many(neutrons, 'neutron'), many(electrons, 'electron')])}.`,
  'periodic-tile': ({ tiles }) =>
    `The number counts protons: ${listed(tiles.map(({ symbol, number }) => `${symbol} has ${number}`))}.`,
  'hazard-sign': ({ sign }) => `The sign means ${sign}.`,
  'color-scale': ({ colors }) => inOrder(colors.map(({ color, label }) => label ?? color)),
};
