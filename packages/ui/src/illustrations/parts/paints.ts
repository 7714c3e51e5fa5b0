import type { Color } from '@noodlenaut/domain';

export interface Paint {
  readonly fill: string;
  readonly edge: string;
}

/** Boards are light by day and by night, so one ink serves on all of them. */
export const INK = '#1b2450';
export const PAPER = '#fffcf6';
export const EDGE = '#8d7443';
export const SOFT = '#6d7ac3';

/** Each named colour with the darker shade of its outline. */
export const PAINTS: Readonly<Record<Color, Paint>> = {
  red: { fill: '#ef4444', edge: '#8f1d1d' },
  orange: { fill: '#ff9a3d', edge: '#9a4a00' },
  yellow: { fill: '#ffd93b', edge: '#8a6200' },
  green: { fill: '#4fb85a', edge: '#1d6b2b' },
  blue: { fill: '#3a86ff', edge: '#0042b6' },
  purple: { fill: '#9b5de5', edge: '#5a2a9c' },
  pink: { fill: '#ff8fb8', edge: '#aa1c50' },
  brown: { fill: '#a8713f', edge: '#5e3a17' },
  black: { fill: '#2b2f3a', edge: '#0c0e14' },
  white: { fill: '#ffffff', edge: '#6b7280' },
  grey: { fill: '#b4bac6', edge: '#5b6373' },
};

/** For parts that need to be told apart but have no colour of their own. */
export const MIXED: readonly Paint[] = [
  PAINTS.yellow,
  { fill: '#7fb4ff', edge: '#0042b6' },
  { fill: '#ffb38f', edge: '#b22700' },
  { fill: '#8fdfd6', edge: '#0a766d' },
  { fill: '#d3b4f5', edge: '#5a2a9c' },
  { fill: '#b9dd8f', edge: '#3f6b12' },
];

export const mixed = (index: number): Paint => MIXED[index % MIXED.length] ?? PAINTS.yellow;
