import { SUBJECTS } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import { Horizon } from '../../drawings/horizon.tsx';
import { NoodleStill } from '../../drawings/noodle-still.tsx';
import { Planet } from '../../drawings/planet.tsx';
import { useWave } from './use-wave.ts';
import { WavingTeacher } from './waving-teacher.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './hero-scene.module.css';
import { SkyScene } from '../page/sky-scene.tsx';

type Props = {
  title: string;
  lead: string;
  /** The one tomato button. */
  action: ReactNode;
};

/** Decoration: who cannot point finds the same teachers below, as buttons. */
function Teacher({ subject }: { subject: SubjectId }) {
  const [isWaving, { onPointerEnter }] = useWave();
  return (
    <span className={styles.who} data-who={subject} onPointerEnter={onPointerEnter}>
      <WavingTeacher subject={subject} isWaving={isWaving} />
    </span>
  );
}

/** The landing's first screen: Noodle and the eight teachers stand on the planet's horizon. */
export function HeroScene({ title, lead, action }: Props) {
  return (
    <SkyScene shape="band" horizon={false} label={title} className={styles.hero}>
      <div className={classNames('wrap', styles.wrap)}>
        <div className={styles.copy}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {action}
        </div>
      </div>
      <p className="visually-hidden">
        Noodle, a small round astronaut, and eight teachers stand on the horizon of a planet.
      </p>
      <div className={styles.crew} aria-hidden="true" data-landing>
        <Planet className={styles.planet} />
        <Horizon className={styles.floor} deep />
        {SUBJECTS.map((subject) => (
          <Teacher key={subject} subject={subject} />
        ))}
        <span className={styles.who} data-who="noodle">
          <NoodleStill mood="super-excited" />
        </span>
      </div>
    </SkyScene>
  );
}
