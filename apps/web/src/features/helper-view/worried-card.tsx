import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import styles from './helper-view.module.css';

/** What to do after a message that may mean danger; always on the page, so that nobody has to search for it. */
export const WorriedCard = ({ name }: { name: string }) => (
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
