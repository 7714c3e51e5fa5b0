import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { WayBack } from '@noodlenaut/ui/pieces/grown-up/way-back';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackToClass } from '../../lib/classes/back-to-class.tsx';
import type { Receiver } from './shown-path.ts';

/** Back from the list: to the family, or to the class. */
export const BackFromPaths = ({ to: { kind, id, name } }: { to: Receiver }) =>
  kind === 'child' ? (
    <WayBack renderRoot={(root) => <Link to="/family" search={{ child: id }} {...root} />}>Family</WayBack>
  ) : (
    <BackToClass classId={id} name={name} />
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
