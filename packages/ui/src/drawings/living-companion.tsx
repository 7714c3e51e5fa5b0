import blink from './art/companion/blink.svg?no-inline';
import idle from './art/companion/idle.svg?no-inline';
import talkingClosed from './art/companion/talking-closed.svg?no-inline';
import talking from './art/companion/talking.svg?no-inline';
import { classNames } from '../styles/class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './persona.module.css';

type Props = {
  /** The mouth moves as long as this is true; otherwise the eyes blink now and then. */
  talking?: boolean;
  size?: number;
};

/** Miso, alive: two files lie on each other and CSS swaps them, so that reduced motion only stills it. */
export function LivingCompanion({ talking: talks = false, size = 240 }: Props) {
  return (
    <span
      className={classNames(styles.pair, talks ? styles.talks : styles.blinks)}
      key={talks ? 'talks' : 'blinks'}
      data-endless={talks || undefined}
      data-pose={talks ? 'talking' : 'idle'}
    >
      <Drawing src={talks ? talkingClosed : idle} size={size} />
      <Drawing src={talks ? talking : blink} size={size} />
    </span>
  );
}
