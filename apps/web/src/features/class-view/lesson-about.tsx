import { Link } from '@tanstack/react-router';
import styles from './lesson-picker.module.css';

type Props = { lessonId: string; title: string; about: string };

/** Level and standard of a lesson, and its preview (P8.05), in a tab of its own: the form stays as it is. */
export const LessonAbout = ({ lessonId, title, about }: Props) => (
  <p className={styles.about}>
    <span>{about}</span>
    <Link to="/lesson/$lessonId" params={{ lessonId }} target="_blank">
      Preview <span className="visually-hidden">{title}, in a new tab</span>
    </Link>
  </p>
);
