import { trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { useQuery } from '@tanstack/react-query';
import { PanelError } from '../../lib/panels/panel-error.tsx';
import { shortMoment } from '../../lib/format/dates.ts';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';

/** The access log a guardian can read: who looked at the child, a line a grown-up and day (security 2.16). */
export function ViewsCard({ child }: { child: FamilyChild }) {
  const {
    data: views,
    error,
    refetch,
  } = useQuery({
    ...trpc.privacy.views.queryOptions({ childId: child.id }),
    staleTime: 0,
  });
  if (error !== null)
    return <PanelError title={`Who looked at ${child.name}`} error={error} onRetry={() => void refetch()} />;
  return (
    <FamilyPanel
      title={`Who looked at ${child.name}`}
      note="The last 30 days. A look may take a minute to show."
    >
      {views?.length === 0 && <p className="soft">Nobody has looked yet.</p>}
      {views !== undefined && views.length > 0 && (
        <ListRows>
          {views.map(({ name, kind, isMe, views: times, lastAt }) => (
            <li key={`${name} ${lastAt}`}>
              <p>
                <b>
                  {name}
                  {isMe && ' (you)'}
                </b>
                <br />
                <span className="soft small">
                  {kind === 'teacher' ? 'Teacher' : 'Parent'}, last {shortMoment(lastAt)}
                </span>
              </p>
              <span className="soft num">{times === 1 ? 'once' : `${times} times`}</span>
            </li>
          ))}
        </ListRows>
      )}
    </FamilyPanel>
  );
}
