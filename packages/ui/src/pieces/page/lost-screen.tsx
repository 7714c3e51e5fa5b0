import type { ReactNode } from 'react';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { SkyScene } from './sky-scene.tsx';
import styles from './lost-screen.module.css';

/** A page that is not there (404), or a whole screen that failed. */
export function LostScreen({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <SkyScene shape="full" as="main" id="main">
      <span className={styles.who}>
        <NoodleStill mood="look-around" size={220} />
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </SkyScene>
  );
}
