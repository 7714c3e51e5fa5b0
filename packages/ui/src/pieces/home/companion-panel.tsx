import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../base/icon-button.tsx';
import { SpeechBubble } from '../lesson/speech-bubble.tsx';
import styles from './companion-panel.module.css';

type Props = {
  name: string;
  /** A `LivingCompanion`. */
  picture: ReactNode;
  says: string;
  /** A `Speak`. */
  speak?: ReactNode;
  onClose: () => void;
  onDismiss: () => void;
  /** An `AskField`; nothing for those who cannot write yet. */
  children?: ReactNode;
};

/** The companion up close: above the dock on phones, beside it on wide screens. The page keeps room for it. */
export function CompanionPanel({ name, picture, says, speak, onClose, onDismiss, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading} data-crew-panel data-print="no">
      <div className={styles.head}>
        <h2 id={heading}>{name}</h2>
        <div className={styles.actions}>
          <button type="button" className={styles.dismiss} onClick={onDismiss}>
            Put <span className="visually-hidden">{name}</span> away
          </button>
          {speak}
          <IconButton icon="close" size="xl" label={`Close ${name}`} onClick={onClose} />
        </div>
      </div>
      <div className={styles.talk}>
        <span className={styles.picture}>{picture}</span>
        <SpeechBubble live className={styles.bubble}>
          {says}
        </SpeechBubble>
      </div>
      {children}
    </section>
  );
}
