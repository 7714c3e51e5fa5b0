import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import styles from './paths.module.css';

/** What learning paths are, for those whose plan has none, and where to look at the plans. */
export const NoPathsPlan = ({ hasPaths }: { hasPaths: boolean }) => (
  <FlatPanel title="Make your own way through the lessons">
    <div className={styles.card}>
      <p>
        With a learning path you choose which lessons and which practice come next, from any grade, with a day
        where you wish. The dashboard shows the next step big, and the way on.
      </p>
      <p>Learning paths are part of Bright Future Brigade and STEM Blazers.</p>
      {hasPaths && <p className="soft">Paths that exist stay. You can close or delete them at any time.</p>}
      <div className={styles.ways}>
        <FlatButton tone="primary" renderRoot={(root) => <Link to="/adventure-scholars" {...root} />}>
          See the plans
        </FlatButton>
      </div>
    </div>
  </FlatPanel>
);
