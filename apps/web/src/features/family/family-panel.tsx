import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import type { ComponentProps } from 'react';
import styles from './family.module.css';

type Props = Pick<ComponentProps<typeof FlatPanel>, 'note' | 'aside' | 'children'> & { title: string };

/** One part of the family page: a calm panel whose parts stand apart. */
export function FamilyPanel({ children, ...panel }: Props) {
  return (
    <FlatPanel {...panel}>
      <div className={styles.parts}>{children}</div>
    </FlatPanel>
  );
}
