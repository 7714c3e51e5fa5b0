import { PRODUCT, KEPT_DATA } from '@noodlenaut/domain';
import { Operator } from './operator.tsx';
import { PaperPage } from './paper-page.tsx';
import styles from './legal.module.css';

/** What is kept, why and how long: the very list the export and the erasure go by (security 2.16). */
function KeptList() {
  return (
    <ul className={styles.kept}>
      {KEPT_DATA.map(({ table, what, why, keptFor, onErase }) => (
        <li key={table}>
          <b>{what}</b>
          <span>{why}.</span>
          <span className="soft">
            Kept: {keptFor.charAt(0).toLowerCase() + keptFor.slice(1)}
            {onErase === 'kept without a name' && ', afterwards without a name'}.
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What this software does with data. Whoever runs an instance adds their own name and law. */
export function PrivacyPage() {
  return (
    <PaperPage title="Privacy Policy">
      <p>
        {PRODUCT.name} is run by the school, family or organization whose address you opened. They decide
        about the data kept here. This page says what the software itself does.
      </p>
      <Operator page="privacy" />
      <h2>What is kept</h2>
      <p>
        A parent exports all of a child&apos;s data on the page Family, and deletes the account there: it
        sleeps for 7 days, in which it can be woken, then it is erased. A grown-up does the same with their
        own account on the page Account. For who cannot sign in, whoever runs this site does it. Backups are
        gone within 35 days.
      </p>
      <KeptList />
      <h2>What never happens</h2>
      <ul>
        <li>No page asks another company for anything: no ads, no trackers, no outside fonts.</li>
        <li>Other children see a first name or nickname and a picture, nothing more.</li>
        <li>An adult sees a child&apos;s data only when the two accounts are linked.</li>
      </ul>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. A second one remembers which helpers were put away on this device, and
        nothing about you. On a device that a grown-up trusts, two more remember that, so that children sign
        in with pictures. Your browser also remembers the theme you chose.
      </p>
    </PaperPage>
  );
}
