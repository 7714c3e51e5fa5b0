import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './fold-on-phone.module.css';
import { useIsPhone } from './use-is-phone.ts';

type Props = {
  /** What is inside, with its count. */
  summary: string;
  /** A link to this part of the page opens it. */
  hash?: string;
  children: ReactNode;
};

/** A long part of a page: open where there is room, and one line to press on a phone. */
export function FoldOnPhone({ summary, hash, children }: Props) {
  const isPhone = useIsPhone();
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // Each time such a link is followed, also when it was closed again meanwhile.
  useEffect(() => {
    if (fold.current && hash !== undefined && location.hash === hash) fold.current.open = true;
  }, [location, hash, isPhone]);
  if (!isPhone) return children;
  return (
    <details ref={fold} className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
