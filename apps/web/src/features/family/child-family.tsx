import { trpc } from '../../lib/api/api.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CodeCard } from './code-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { ErasureNote } from './erasure-note.tsx';
import styles from './family.module.css';
import { GrownUpsCard } from './grown-ups-card.tsx';
import { HelperCard } from './helper-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { ViewsCard } from './views-card.tsx';
import { WaitingRequests } from './waiting-requests.tsx';
import { WeeklyMailCard } from './weekly-mail-card.tsx';

/** One child's part of the family page. */
export function ChildFamily({ childId }: { childId: string }) {
  const { data: links } = useSuspenseQuery(trpc.family.links.queryOptions({ studentId: childId }));
  const { child } = links;
  return (
    <>
      {child.eraseAt !== null && <ErasureNote child={child} eraseAt={child.eraseAt} />}
      <WaitingRequests links={links} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ConsentCard child={child} />
          <HelperCard child={child} />
          <GrownUpsCard links={links} />
          <SignInCard links={links} />
          <ViewsCard child={child} />
        </div>
        <div className={styles.column}>
          <CodeCard child={child} codeExpiresAt={links.codeExpiresAt} />
          <DevicesCard />
          <WeeklyMailCard child={child} />
          <DataCard links={links} />
        </div>
      </div>
    </>
  );
}
