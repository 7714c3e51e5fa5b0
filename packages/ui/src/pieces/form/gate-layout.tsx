import type { ReactNode } from 'react';
import type { NoodleMood } from '../../drawings/noodle-mood.ts';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './gate-layout.module.css';
import { SkyScene } from '../page/sky-scene.tsx';
import { SpeechBubble } from '../lesson/speech-bubble.tsx';

type Props = {
  brand: ReactNode;
  mood: NoodleMood;
  says: string;
  /** The form with its h1. */
  children: ReactNode;
  /** Register: room for two columns. */
  wide?: boolean;
};

/** Login and register: Noodle stands on the horizon and speaks, the form beside it. */
export function GateLayout({ brand, mood, says, children, wide }: Props) {
  return (
    <div className={styles.gate}>
      <SkyScene shape="band" as="div" className={styles.art}>
        <div className={styles.brand}>{brand}</div>
        <span className={styles.who}>
          <NoodleStill mood={mood} size={320} />
        </span>
        <SpeechBubble className={styles.says} live>
          {says}
        </SpeechBubble>
      </SkyScene>
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={classNames(styles.form, wide && styles.wide)}>{children}</div>
      </main>
    </div>
  );
}
