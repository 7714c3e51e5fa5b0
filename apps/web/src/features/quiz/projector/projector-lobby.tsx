import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { CrewLobby } from '@noodlenaut/ui/pieces/game/crew-lobby';
import { ClassCrew } from '@noodlenaut/ui/pieces/game/class-crew';
import { fliesInCrews } from '../crew-board.tsx';
import { playersIn } from '../quiz-words.ts';
import styles from './projector.module.css';
import type { ProjectorProps } from './projector-props.ts';

export function ProjectorLobby({ quiz }: ProjectorProps) {
  const here = quiz.seats.filter(({ presence }) => presence !== 'removed');
  return (
    <>
      <div className={styles.title}>
        <NoodleStill mood="excited" size={128} />
        <div>
          <h1 tabIndex={-1}>Come aboard!</h1>
          <p className="num" aria-live="polite">
            {playersIn(quiz.phase.present)}
          </p>
        </div>
      </div>
      {fliesInCrews(quiz) ? (
        <CrewLobby crews={quiz.game.teams} players={here} emoji={quiz.emoji} />
      ) : (
        <ClassCrew players={here} emoji={quiz.emoji} />
      )}
    </>
  );
}
