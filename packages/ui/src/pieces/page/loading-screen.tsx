import { NoodleStill } from '../../drawings/noodle-still.tsx';
import styles from './loading-screen.module.css';

/** A whole screen on its way: the app itself, a lesson. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <output className={styles.screen} aria-busy="true">
      <span className={styles.art}>
        <NoodleStill mood="idle" size={180} />
      </span>
      {text}
    </output>
  );
}
