import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './welcome-window.module.css';
import { SkyScene } from '../page/sky-scene.tsx';
import { SpeechBubble } from '../lesson/speech-bubble.tsx';

type Props = {
  title: string;
  /** `GradePatch`. */
  patch?: ReactNode;
  /** A Noodle; null when the child dismissed it. */
  mascot: ReactNode;
  /** What Noodle says; nothing while it is idle. */
  says: string | null;
  /** The mascot's name as a button; pressing says the line again. */
  mascotLabel?: string;
  onMascot?: () => void;
  /** A huge `Speak`, for those who cannot read yet. */
  speak?: ReactNode;
};

/** The dashboard's window into space: a greeting, the grade, Noodle and its line. */
export function WelcomeWindow({
  title,
  patch,
  mascot,
  says,
  mascotLabel = 'Noodle. Tap to hear it again',
  onMascot,
  speak,
}: Props) {
  return (
    <SkyScene
      shape="window"
      label="Welcome"
      className={classNames(
        styles.window,
        mascot === null && styles.alone,
        speak !== undefined && styles.spoken,
      )}
    >
      <div className={styles.head}>
        <h1>{title}</h1>
        {patch}
      </div>
      {mascot !== null && onMascot !== undefined && (
        <button type="button" className={styles.mascot} aria-label={mascotLabel} onClick={onMascot}>
          {mascot}
        </button>
      )}
      {mascot !== null && onMascot === undefined && <span className={styles.mascot}>{mascot}</span>}
      <div className={styles.says} aria-live="polite">
        {says !== null && <SpeechBubble className={styles.bubble}>{says}</SpeechBubble>}
      </div>
      {speak !== undefined && <span className={styles.speak}>{speak}</span>}
    </SkyScene>
  );
}
