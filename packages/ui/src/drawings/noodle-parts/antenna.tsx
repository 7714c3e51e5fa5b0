import type { NoodleMood } from '../noodle-mood.ts';
import { INK, Strand } from './pens.tsx';

const CURL =
  'M120 60C109 54 109 46 120 43C133 39 132 30 122 27C110 22 113 9 130 10C148 11 152 30 139 32C132 33 129 27 132 23';

/** The noodle spells the mood: curl, heart, spiral, spring, star. */
const STRANDS = {
  idle: CURL,
  blink: CURL,
  'look-around':
    'M120 60C114 50 118 44 127 43C139 42 140 33 136 29C131 22 139 13 150 17C164 22 162 37 151 37C145 37 143 31 147 28',
  encouraging: 'M120 60C107 54 108 46 120 43C133 40 134 31 126 26C117 20 124 8 138 13',
  happy:
    'M120 60C126 50 122 44 120 40C112 30 98 30 100 18C102 8 116 10 120 20C124 10 138 8 140 18C142 30 128 30 120 40',
  celebrating:
    'M120 60V50C120 42 100 40 100 29C100 16 120 12 130 20C140 28 134 40 124 38C115 36 114 27 121 26',
  excited: 'M120 60L109 51L131 44L109 35L131 27L113 17',
  'super-excited': 'M120 60V44',
} as const satisfies Record<NoodleMood, string>;

export function Antenna({ mood }: { mood: NoodleMood }) {
  return (
    <>
      <Strand d={STRANDS[mood]} />
      {mood === 'super-excited' && (
        <path
          d="M120 9L126.2 20.5L139 22.8L130 32.2L131.8 45.2L120 39.5L108.2 45.2L110 32.2L101 22.8L113.8 20.5Z"
          fill={INK.noodle}
          stroke={INK.noodleEdge}
        />
      )}
      <path d="M103 60C103 50 110 47 120 47C130 47 137 50 137 60Z" fill={INK.suit} stroke={INK.suitEdge} />
    </>
  );
}
