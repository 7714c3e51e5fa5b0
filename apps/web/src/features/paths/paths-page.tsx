import { PATH_LIMITS, PRODUCT } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useState } from 'react';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { NoPathsPlan } from './no-paths-plan.tsx';
import { PathCard } from './path-card.tsx';
import { PathEditor } from './path-editor.tsx';
import { BackFromPaths, PathLink } from './path-links.tsx';
import styles from './paths.module.css';
import type { Receiver, ShownPath } from './shown-path.ts';

type Props = {
  to: Receiver;
  paths: readonly ShownPath[];
  mayMake: boolean;
  /** The path that is edited, or 'new'. */
  edit: string | undefined;
  /** Of whom the child reads. */
  from: string;
};

/**
 * The path of an address as it was when its editing began, null for a new one, undefined for none. It stays when somebody else changes or
 * deletes the path meanwhile, so that nothing that was typed is lost.
 */
function useBegunPath(paths: readonly ShownPath[], edit: string | undefined): ShownPath | null | undefined {
  const find = () =>
    edit === 'new' ? null : paths.find(({ id, isMine, isArchived }) => id === edit && isMine && !isArchived);
  const [begun, setBegun] = useState(() => ({ edit, path: find() }));
  if (begun.edit === edit) return begun.path;
  const now = { edit, path: find() };
  setBegun(now);
  return now.path;
}

/** The learning paths of a child or a class, and the editor of one of them (P6.07). */
export function PathsPage({ to, paths, mayMake, edit, from }: Props) {
  useLiveChildren();
  const begun = useBegunPath(paths, edit);
  const isEditing = mayMake && begun !== undefined;
  const open = paths.filter(({ isArchived }) => !isArchived);
  const isFull = open.filter(({ isMine }) => isMine).length >= PATH_LIMITS.open;
  return (
    <GrownUpPage>
      <title>{`Learning paths · ${PRODUCT.name}`}</title>
      <BackFromPaths to={to} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{to.kind === 'child' ? `${to.name}’s learning paths` : 'Learning paths'}</h1>
          <p className="soft">
            Lessons and practice in your order. The next step stands on the dashboard; done shows here by
            itself.
          </p>
        </div>
        {mayMake && !isEditing && !isFull && (
          <PathLink to={to} edit="new" tone="primary" icon={<Icon name="plus" size={18} />}>
            New path
          </PathLink>
        )}
      </header>
      {isEditing ? (
        <PathEditor key={edit} to={to} path={begun} from={from} />
      ) : (
        <>
          {!mayMake && <NoPathsPlan hasPaths={paths.length > 0} />}
          {mayMake && paths.length === 0 && (
            <FlatPanel label="No path yet">
              <p>
                No path yet. Choose lessons and practice of any grade, put them in order, and add a day where
                you wish.
              </p>
            </FlatPanel>
          )}
          {isFull && mayMake && (
            <p className="soft">
              There are {PATH_LIMITS.open} open paths. Close one before you make another.
            </p>
          )}
          <ul className={styles.list} aria-label="Learning paths">
            {paths.map((path) => (
              <li key={path.id}>
                <PathCard {...{ to, path, mayMake }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </GrownUpPage>
  );
}
