import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import styles from './paths.module.css';
import type { ShownPath } from './shown-path.ts';
import { usePathAction } from './use-path-action.ts';

/** Close, open again, delete; deleting asks once more. */
export function PathWays({
  path: { id: pathId, title, isArchived },
  mayMake,
}: {
  path: ShownPath;
  mayMake: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  const archive = usePathAction((next: boolean) => api.paths.archive.mutate({ pathId, isArchived: next }));
  const remove = usePathAction(() => api.paths.remove.mutate({ pathId }));
  if (isAsking)
    return (
      <ConfirmQuestion
        question={`Delete ${title}? It leaves the dashboard. What was learned stays.`}
        yes="Yes, delete it"
        no="Keep it"
        pending={remove.isPending}
        onYes={() => remove.mutate(undefined)}
        onNo={() => setAsking(false)}
      />
    );
  const name = <span className="visually-hidden">{title}</span>;
  return (
    <div className={styles.ways}>
      {(!isArchived || mayMake) && (
        <FlatButton pending={archive.isPending} onClick={() => archive.mutate(!isArchived)}>
          {isArchived ? 'Open again' : 'Close'} {name}
        </FlatButton>
      )}
      <FlatButton tone="link" onClick={() => setAsking(true)}>
        Delete {name}
      </FlatButton>
    </div>
  );
}
