import { useEffect, useRef, type ReactNode } from 'react';
import styles from './grown-up-page.module.css';
import { keepFocus } from './keep-focus.ts';

type Props = { children: ReactNode; isForChild?: boolean };

/**
 * The calm look of grown-ups' screens: flat, hairlines, its own colours for bands and charts. The other pieces here live inside it. A
 * page that a child uses too has controls of 56 px instead of 44. The focus stays on it, whatever is taken away.
 */
export function GrownUpPage({ children, isForChild = false }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => (page.current === null ? undefined : keepFocus(page.current)), []);
  return (
    <div ref={page} className={isForChild ? `${styles.page} ${styles.child}` : styles.page}>
      {children}
    </div>
  );
}
