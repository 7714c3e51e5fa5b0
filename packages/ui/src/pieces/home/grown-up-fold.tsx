import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import looks from './grown-up-fold.module.css';

type Props = {
  text: string;
  /** As it comes; afterwards it is the grown-up's. */
  isOpen?: boolean;
  children: ReactNode;
};

/** What is not for the child, folded away. */
export function GrownUpFold({ text, isOpen = false, children }: Props) {
  return (
    <details className={looks.fold} open={isOpen}>
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
