import styles from './crew-banner.module.css';
import { CrewEmblem, crewName, crewTone } from './crew-mark.tsx';

/** Told from the lobby on: with whom a child flies. */
export function CrewBanner({ team }: { team: number }) {
  const { className, ...data } = crewTone(team);
  return (
    <p className={`${className} ${styles.banner ?? ''}`} {...data}>
      <CrewEmblem team={team} size={56} />
      <span>
        You fly with <b>{crewName(team)}</b>
      </span>
    </p>
  );
}
