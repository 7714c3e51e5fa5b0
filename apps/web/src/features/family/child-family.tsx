import { trpc } from '../../lib/api/api.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CodeCard } from './code-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesAtSchool } from './devices-at-school.tsx';
import { DevicesCard } from './devices-card.tsx';
import { ErasureNote } from './erasure-note.tsx';
import styles from './family.module.css';
import { GrownUpsCard } from './grown-ups-card.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { ViewsCard } from './views-card.tsx';
import { WaitingRequests } from './waiting-requests.tsx';
import { WeeklyMailCard } from './weekly-mail-card.tsx';
import { PanelBoundary } from '../../lib/panels/panel-boundary.tsx';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Link } from '@tanstack/react-router';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';

/** The way to what the child asked the AI helper, and to its hours and limits (P7.16). */
const HelperCard = ({ child }: { child: FamilyChild }) => (
  <FamilyPanel title={`${child.name} and the AI helper`}>
    <p className="soft">Read what was said, choose hours and a limit, see what the helper is told.</p>
    <FlatButton
      icon={<Icon name="chat" size={18} />}
      renderRoot={(root) => <Link to="/family/helper/$childId" params={{ childId: child.id }} {...root} />}
    >
      Open the helper’s page
    </FlatButton>
  </FamilyPanel>
);

/** The way to the child's learning paths (P6.07). */
const PathsCard = ({ child }: { child: FamilyChild }) => (
  <FamilyPanel title="Learning path">
    <p className="soft">
      Put lessons and practice of any grade in your order; {child.name} sees the next step.
    </p>
    <FlatButton
      icon={<Icon name="book" size={18} />}
      renderRoot={(root) => <Link to="/family/paths/$childId" params={{ childId: child.id }} {...root} />}
    >
      Open the learning paths
    </FlatButton>
  </FamilyPanel>
);

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
          <PanelBoundary title={`What ${child.name} may use`}>
            <ConsentCard child={child} />
          </PanelBoundary>
          <PathsCard child={child} />
          <HelperCard child={child} />
          <GrownUpsCard links={links} />
          <SignInCard links={links} />
          <ViewsCard child={child} />
        </div>
        <div className={styles.column}>
          <CodeCard child={child} codeExpiresAt={links.codeExpiresAt} />
          <PanelBoundary title="Devices for picture sign-in">
            <DevicesCard />
          </PanelBoundary>
          <PanelBoundary title="Classroom devices">
            <DevicesAtSchool links={links} />
          </PanelBoundary>
          <WeeklyMailCard child={child} />
          <DataCard links={links} />
        </div>
      </div>
    </>
  );
}
