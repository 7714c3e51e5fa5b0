import { useId } from 'react';
import type { NoodleMood } from './noodle-mood.ts';
import type { NoodleSuit } from './noodle-suit.ts';
import { Antenna } from './noodle-parts/antenna.tsx';
import { Face } from './noodle-parts/face.tsx';
import { Helmet } from './noodle-parts/helmet.tsx';
import { ArmsBehind, ArmsBeside, Body, Legs } from './noodle-parts/limbs.tsx';
import { Arm } from './noodle-parts/pens.tsx';
import { Sparks } from './noodle-parts/sparks.tsx';
import styles from './noodle.module.css';

const JUMP: Partial<Record<NoodleMood, string>> = {
  celebrating: 'translate(0 -7)',
  'super-excited': 'translate(0 -7)',
  excited: 'translate(0 -3)',
};
const TILT: Partial<Record<NoodleMood, string>> = {
  'look-around': 'rotate(5 120 170)',
  encouraging: 'rotate(-4 120 170)',
  happy: 'rotate(-3 120 170)',
};

type Props = {
  mood?: NoodleMood;
  size?: number;
  /** Given: a picture with this name. Left out: decoration. */
  title?: string;
  /** Parts of a suit: `SuitPart`s. */
  suit?: NoodleSuit | undefined;
};

/** Noodle, the mascot. A new mood swings the antenna; idle states change without it. */
export function Noodle({ mood = 'idle', size = 240, title, suit }: Props) {
  const titleId = useId();
  const calm = mood === 'idle' || mood === 'blink' || mood === 'look-around';
  const inAir = mood === 'celebrating' || mood === 'super-excited';
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-labelledby': titleId };
  return (
    <svg
      className={styles.noodle}
      width={size}
      height={size}
      viewBox="0 0 240 240"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="3"
      data-mood={mood}
      {...named}
    >
      {title !== undefined && <title id={titleId}>{title}</title>}
      <ellipse
        cx="120"
        cy={inAir ? 230 : 228}
        rx={inAir ? 32 : 46}
        ry={inAir ? 4.5 : 6}
        fill="#1b2450"
        opacity=".16"
      />
      <g transform={JUMP[mood]}>
        {suit?.back}
        <ArmsBehind mood={mood} />
        <Legs mood={mood} />
        {suit?.feet}
        <Body />
        {suit?.chest}
        <ArmsBeside mood={mood} />
        <g transform={TILT[mood]}>
          <g className={calm ? undefined : styles.swing} key={calm ? 'calm' : mood}>
            <Antenna mood={mood} />
          </g>
          <Helmet />
          <Face mood={mood} />
          {suit?.head}
        </g>
        {mood === 'look-around' && <Arm d="M156 182C188 190 214 158 196 124" x={190} y={113} />}
      </g>
      <g className={styles.sparks} key={mood}>
        <Sparks mood={mood} />
      </g>
    </svg>
  );
}
