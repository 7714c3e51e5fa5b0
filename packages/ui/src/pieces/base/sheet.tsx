import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';
import { StickerButton } from './sticker-button.tsx';

type Props = {
  title: string;
  /** Beside the close button, for example `Speak`. */
  actions?: ReactNode;
  /** Called once the sheet has closed, by whatever way. */
  onClose: () => void;
  /** The one action at the end, in a word: it closes the sheet. */
  done: string;
  children: ReactNode;
};

/**
 * A panel over the page: from the right on wide screens, from below on phones. The platform's own dialog keeps the focus
 * inside, closes on Escape and gives the focus back to whoever opened it.
 */
export function Sheet({ title, actions, onClose, done, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  // Rendered outside the header or bar that opened it, because their styles must not apply inside.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      data-print="no"
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {actions}
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <StickerButton tone="primary" wide onClick={close}>
            {done}
          </StickerButton>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
