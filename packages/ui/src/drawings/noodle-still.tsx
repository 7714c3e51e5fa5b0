import blink from './art/noodle/blink.svg?no-inline';
import celebrating from './art/noodle/celebrating.svg?no-inline';
import encouraging from './art/noodle/encouraging.svg?no-inline';
import excited from './art/noodle/excited.svg?no-inline';
import happy from './art/noodle/happy.svg?no-inline';
import idle from './art/noodle/idle.svg?no-inline';
import lookAround from './art/noodle/look-around.svg?no-inline';
import superExcited from './art/noodle/super-excited.svg?no-inline';
import { Drawing } from './drawing.tsx';
import type { NoodleMood } from './noodle-mood.ts';

const MOODS = {
  idle,
  blink,
  'look-around': lookAround,
  encouraging,
  celebrating,
  happy,
  excited,
  'super-excited': superExcited,
} satisfies Record<NoodleMood, string>;

type Props = { mood?: NoodleMood; size?: number; title?: string; lazy?: boolean };

/** Noodle as a picture file, for pages where it does not move: 4 kB that are no script. */
export function NoodleStill({ mood = 'happy', ...rest }: Props) {
  return <Drawing src={MOODS[mood]} {...rest} />;
}
