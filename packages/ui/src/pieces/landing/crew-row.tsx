import type { SubjectId } from '@noodlenaut/domain';
import { Face } from '../../drawings/face.tsx';
import styles from './crew-row.module.css';

type Props = {
  labelledBy: string;
  crew: readonly { subject: SubjectId; name: string; subjectName: string }[];
};

/** The eight teachers with their names. */
export function CrewRow({ labelledBy, crew }: Props) {
  return (
    <ul className={styles.row} aria-labelledby={labelledBy}>
      {crew.map(({ subject, name, subjectName }) => (
        <li key={subject} data-s={subject}>
          <Face subject={subject} size={150} lazy />
          {name}
          <small>{subjectName}</small>
        </li>
      ))}
    </ul>
  );
}
