import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../icons/icon.tsx';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { IconButton } from '../base/icon-button.tsx';
import styles from './chat-sheet.module.css';

type Props = {
  title: string;
  /** Who reads along. */
  note: string;
  onClose: () => void;
  /** A `ChatSheetBody` and a `ChatSheetFoot`. They may change while the panel stays the same element and keeps the focus. */
  children: ReactNode;
};

/** The talk, or why there is none: it scrolls. */
export const ChatSheetBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);
/** Chips, the field and the way to help: always in sight. */
export const ChatSheetFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** As wide as the page beside it stays usable. */
const BESIDE = '(min-width: 48em)';

/**
 * The helper's panel. On wide screens it stands beside the page, which stays usable; on phones it is a dialog over it that keeps the
 * focus. Escape closes it, and the focus goes back.
 */
export function ChatSheet({ title, note, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const panel = dialog.current;
    if (panel === null) return undefined;
    const before = document.activeElement;
    if (!panel.open) {
      if (globalThis.matchMedia(BESIDE).matches) panel.show();
      else panel.showModal();
    }
    // Keys pressed in here belong to the talk and not to the lesson beside it.
    const keep = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === 'Escape') panel.close();
    };
    panel.addEventListener('keydown', keep);
    return () => {
      panel.removeEventListener('keydown', keep);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} data-print="no" onClose={onClose}>
      <div className={styles.head}>
        <NoodleStill mood="happy" size={52} />
        <div className={styles.titles}>
          <h2 id={titleId}>{title}</h2>
          <p>
            <Icon name="eye" size={20} /> {note}
          </p>
        </div>
        <IconButton icon="close" label={`Close ${title}`} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
