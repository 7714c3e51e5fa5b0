import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './small-dialog.module.css';

type Props = {
  title: string;
  /** Called once it has closed by Escape or the platform's own way back. */
  onClose: () => void;
  /** Room for a form with two fields beside each other. */
  wide?: boolean;
  children: ReactNode;
};

/** A question over a grown-up's page. The platform's own dialog keeps the focus inside and gives it back. */
export function SmallDialog({ title, onClose, wide = false, children }: Props) {
  const place = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the browser takes it out of the page, while it can still give the focus back.
  useLayoutEffect(() => {
    const dialog = place.current;
    if (dialog?.open === false) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={place}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-print="no"
      data-wide={wide || undefined}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
