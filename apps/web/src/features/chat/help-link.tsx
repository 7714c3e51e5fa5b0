import { Link } from '@tanstack/react-router';
import styles from './chat.module.css';

/** Always there: the way to people who help (security 6.4). */
export const HelpLink = () => (
  <Link to="/help-now" className={styles.help ?? ''}>
    I need help
  </Link>
);
