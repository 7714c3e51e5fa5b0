import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import styles from './no-pupils.module.css';

/** A class before its first pupil. */
export const NoPupils = ({ classId }: { classId: string }) => (
  <FlatPanel label="No pupils yet">
    <div className={styles.empty}>
      <NoodleStill mood="look-around" size={132} />
      <h2>No pupils yet</h2>
      <p className="soft">
        Share the class code, or make accounts for the whole class. Progress shows here as pupils play.
      </p>
      <FlatButton
        icon={<Icon name="users" size={20} />}
        renderRoot={(root) => <Link to="/classes/$classId/pupils" params={{ classId }} {...root} />}
      >
        Add pupils
      </FlatButton>
    </div>
  </FlatPanel>
);
