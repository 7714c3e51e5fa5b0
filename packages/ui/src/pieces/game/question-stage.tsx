import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './question-stage.module.css';

type Props = {
  /** The picture of the question, or nothing. */
  picture?: ReactNode;
  /** Whether a press makes the picture as large as the screen: for children, not on the wall. */
  enlarges?: boolean;
  /** The list of answers. */
  children: ReactNode;
};

/** The picture as large as the screen. A press anywhere, or Escape, brings the question back. */
function LargePicture({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.large} aria-label="The picture, large" onClose={onClose}>
      <button type="button" aria-label="Back to the question" onClick={() => dialog.current?.close()}>
        {children}
      </button>
    </dialog>
  );
}

/** What stands under a question: its picture, over the answers or beside them. */
export function QuestionStage({ picture, enlarges = false, children }: Props) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div className={styles.stage} data-drawn={picture !== undefined || undefined}>
      {picture !== undefined && (
        <figure className={styles.picture}>
          {picture}
          {enlarges && (
            <button
              type="button"
              className={styles.enlarge}
              aria-label="Make the picture large"
              onClick={() => setLarge(true)}
            />
          )}
        </figure>
      )}
      {children}
      {isLarge && <LargePicture onClose={() => setLarge(false)}>{picture}</LargePicture>}
    </div>
  );
}
