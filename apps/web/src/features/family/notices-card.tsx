import { api } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { useEffect } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';
import { NoticeRow } from './notice-row.tsx';

const OPEN = 6;

/** What happened around the children, told to every linked grown-up, with what can still be undone. */
export function NoticesCard({ notices }: { notices: Outputs['family']['notices'] }) {
  const isNew = notices.some(({ isSeen }) => !isSeen);
  useEffect(() => {
    // Read by being shown; "New" stays on the screen until the next visit.
    if (isNew) void api.family.seeNotices.mutate().catch(() => undefined);
  }, [isNew]);
  const [first, more] = [notices.slice(0, OPEN), notices.slice(OPEN)];
  return (
    <FamilyPanel title="What happened" note="Every linked grown-up is told the same.">
      {notices.length === 0 && <p className="soft">Nothing yet.</p>}
      {first.length > 0 && (
        <ListRows>
          {first.map((one) => (
            <NoticeRow key={one.id} notice={one} />
          ))}
        </ListRows>
      )}
      {more.length > 0 && (
        <details className={styles.fold}>
          <summary>Earlier</summary>
          <ListRows>
            {more.map((one) => (
              <NoticeRow key={one.id} notice={one} />
            ))}
          </ListRows>
        </details>
      )}
    </FamilyPanel>
  );
}
