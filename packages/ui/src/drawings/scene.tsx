import cratersDark from './art/scenes/craters-dark.svg?no-inline';
import cratersLight from './art/scenes/craters-light.svg?no-inline';
import hillsDark from './art/scenes/hills-dark.svg?no-inline';
import hillsLight from './art/scenes/hills-light.svg?no-inline';
import starsDark from './art/scenes/stars-dark.svg?no-inline';
import starsLight from './art/scenes/stars-light.svg?no-inline';
import styles from './scene.module.css';

const SCENES = {
  hills: [hillsLight, hillsDark],
  craters: [cratersLight, cratersDark],
  stars: [starsLight, starsDark],
} as const;

/** A quiet background: fills what it stands in, behind the rest. The browser loads only the theme's file. */
export function Scene({ name }: { name: keyof typeof SCENES }) {
  const [light, dark] = SCENES[name];
  return (
    <>
      <img className={styles.light} src={light} alt="" loading="lazy" />
      <img className={styles.dark} src={dark} alt="" loading="lazy" />
    </>
  );
}
