import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './paths.module.css';
import type { Receiver } from './shown-path.ts';

/** Back from the list: to the family, or to the class. */
export const BackFromPaths = ({ to: { kind, id, name } }: { to: Receiver }) =>
  kind === 'child' ? (
    <Link className={styles.back} to="/family" search={{ child: id }}>
      <Sign name="chevron-left" size={20} />
      Family
    </Link>
  ) : (
    <Link className={styles.back} to="/classes/$classId" params={{ classId: id }}>
      <Sign name="chevron-left" size={20} />
      {name}
    </Link>
  );

type Props = {
  to: Receiver;
  /** The path to edit, 'new', or nothing: back to the list. */
  edit?: string;
  tone?: 'primary' | 'plain';
  icon?: ReactNode;
  children: ReactNode;
};

/** A link to the editor of a path, or back to the list. */
export function PathLink({ to: { kind, id }, edit, tone = 'plain', icon, children }: Props) {
  const search = edit === undefined ? {} : { edit };
  return (
    <FlatButton
      {...{ tone, icon }}
      renderRoot={(root) =>
        kind === 'child' ? (
          <Link to="/family/paths/$childId" params={{ childId: id }} search={search} {...root} />
        ) : (
          <Link to="/classes/$classId/paths" params={{ classId: id }} search={search} {...root} />
        )
      }
    >
      {children}
    </FlatButton>
  );
}
