import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { Link } from '@tanstack/react-router';
import styles from './drafts.module.css';

/** From the list of drafts back to the class; from a draft, with `toList`, back to the list. */
export const BackFromDrafts = ({
  classId,
  name,
  toList = false,
}: {
  classId: string;
  name: string;
  toList?: boolean;
}) => (
  <Link
    className={styles.back}
    to={toList ? '/classes/$classId/drafts' : '/classes/$classId'}
    params={{ classId }}
  >
    <Sign name="chevron-left" size={20} />
    {name}
  </Link>
);
