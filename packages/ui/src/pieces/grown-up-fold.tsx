import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import looks from './grown-up-fold.module.css';

/** What is not for the child, folded away. */
export function GrownUpFold({ text, children }: { text: string; children: ReactNode }) {
  return (
    <details className={looks.fold}>
      <summary className={looks.summary}>
        <span>
          <b>For your grown-up:</b> {text}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={looks.inside}>{children}</div>
    </details>
  );
}
