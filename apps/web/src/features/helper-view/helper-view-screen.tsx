import { PRODUCT } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import { DayRow } from './day-row.tsx';
import styles from './helper-view.module.css';
import { SettingsCard } from './settings-card.tsx';
import { ToldCard } from './told-card.tsx';

/** What to do after a message that may mean danger; always on the page, so that nobody has to search for it. */
const WorriedCard = ({ name }: { name: string }) => (
  <FlatPanel title={`If something ${name} wrote worries you`}>
    <ol className={styles.steps}>
      <li>
        Talk with {name} today, and at once if it may mean danger. Be calm, and listen more than you say.
      </li>
      <li>Say that it was right to write it, and that {name} is not in trouble.</li>
      <li>Get help from people who know what to do. In danger now? Call the emergency number first.</li>
    </ol>
    <p className={styles.after}>
      <Link className="link" to="/help-now">
        People who help, with numbers to call
      </Link>
    </p>
  </FlatPanel>
);

/** A child's helper for its guardians: what was said, what it is told, and what they choose (P7.16, P7.17, P7.18). */
export function HelperViewScreen({ childId: studentId }: { childId: string }) {
  const { data: links } = useSuspenseQuery(trpc.family.links.queryOptions({ studentId }));
  const { data: page } = useSuspenseQuery(trpc.chat.helperPage.queryOptions({ studentId }));
  const { name } = links.child;
  const hasFlags = page.days.some(({ flagged }) => flagged > 0);
  return (
    <GrownUpPage>
      <title>{`${name} and the AI helper · ${PRODUCT.name}`}</title>
      <div className={styles.top}>
        <div>
          <h1>{name} and the AI helper</h1>
          <p className="soft">Noodle is a computer. It gives hints for lessons, and never the answer.</p>
        </div>
        <FlatButton
          icon={<Sign name="chevron-left" />}
          renderRoot={(root) => <Link to="/family" search={{ child: studentId }} {...root} />}
        >
          Family
        </FlatButton>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {hasFlags && <WorriedCard name={name} />}
          <FlatPanel
            title="What was said"
            note={`${name} knows that you can read this. Talks are kept for 90 days; private data is taken out.`}
          >
            {page.days.length === 0 && (
              <p className="soft">{name} has not asked the helper anything in the last 90 days.</p>
            )}
            {page.days.map((found) => (
              <DayRow key={found.day} studentId={studentId} name={name} found={found} />
            ))}
          </FlatPanel>
          <ToldCard name={name} />
        </div>
        <div className={styles.column}>
          <SettingsCard childId={studentId} name={name} page={page} />
          {!hasFlags && <WorriedCard name={name} />}
        </div>
      </div>
    </GrownUpPage>
  );
}
