import type { SubjectId } from '@noodlenaut/domain';
import { useWave } from './use-wave.ts';
import { WavingTeacher } from './waving-teacher.tsx';
import styles from './crew-row.module.css';

type Member = { subject: SubjectId; name: string; subjectName: string };
type Props = { labelledBy: string; crew: readonly Member[] };

function CrewMember({ subject, name, subjectName }: Member) {
  const [isWaving, whenMet] = useWave();
  return (
    <li data-s={subject}>
      <button type="button" className={styles.face} aria-label={`Wave to ${name}`} {...whenMet}>
        <WavingTeacher subject={subject} isWaving={isWaving} size={150} lazy />
      </button>
      {name}
      <small>{subjectName}</small>
    </li>
  );
}

/** The eight teachers with their names. Each waves back: on hover, on focus and when tapped. */
export function CrewRow({ labelledBy, crew }: Props) {
  return (
    <ul className={styles.row} aria-labelledby={labelledBy}>
      {crew.map((member) => (
        <CrewMember key={member.subject} {...member} />
      ))}
    </ul>
  );
}
