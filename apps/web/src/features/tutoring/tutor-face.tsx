import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import styles from './tutoring.module.css';

type Props = { name: string; image: string | null; place?: number };

/** The tutor's picture when our own server has it, else the first letter: a page asks no other origin for anything. */
export const TutorFace = ({ name, image, place = 0 }: Props) =>
  image?.startsWith('/') === true && !image.startsWith('//') ? (
    <img className={styles.face} src={image} alt="" width={56} height={56} />
  ) : (
    <Letter name={name} place={place} />
  );
