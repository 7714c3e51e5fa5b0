import { PRODUCT } from '@noodlenaut/domain';
import { PaperPage } from './paper-page.tsx';

/** What this software does with data. Whoever runs an instance adds their own name and law. */
export function PrivacyPage() {
  return (
    <PaperPage title="Privacy Policy">
      <p>
        {PRODUCT.name} is run by the school, family or organization whose address you opened. They decide
        about the data kept here. This page says what the software itself does.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>
          The account: username, a hash of the password, role, and the names and email you chose to give.
        </li>
        <li>Learning: the grade, the answers in lessons, points, badges and finished lessons.</li>
        <li>Sessions: where the account is signed in, until you sign out or a week has passed.</li>
      </ul>
      <h2>What never happens</h2>
      <ul>
        <li>No page asks another company for anything: no ads, no trackers, no outside fonts.</li>
        <li>Other children see a first name or nickname and a picture, nothing more.</li>
        <li>An adult sees a child&apos;s data only when the two accounts are linked.</li>
      </ul>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in. A second one remembers which helpers were put away on this device, and
        nothing about you. Your browser also remembers the theme you chose.
      </p>
    </PaperPage>
  );
}
