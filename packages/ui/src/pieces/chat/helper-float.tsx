import { Icon } from '../../icons/icon.tsx';
import styles from './helper-float.module.css';

/** The button in the corner that opens and closes the helper. The crew's bar has its own. */
export const HelperFloat = ({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) => (
  <button
    type="button"
    className={styles.float}
    aria-expanded={isOpen}
    data-print="no"
    data-helper-button
    onClick={onPress}
  >
    <Icon name="chat" size={28} />
    <span>Ask Noodle</span>
  </button>
);
