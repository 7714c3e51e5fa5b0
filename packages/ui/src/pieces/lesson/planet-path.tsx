import type { ReactNode } from 'react';
import { Scene } from '../../drawings/scene.tsx';
import styles from './planet-path.module.css';

/** The ground of a subject's planet with its `LandingSpot`s in order, along one noodle: a winding column on a phone, a wide path beside it. */
export function PlanetPath({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <div className={styles.planet}>
      <Scene name="craters" />
      <ol className={styles.path} aria-labelledby={labelledBy}>
        {children}
      </ol>
    </div>
  );
}
