import { useEffect, useRef } from 'react';
import { QuizPicture } from '../quiz-picture.tsx';
import { AfterGame } from '../projector/host-tools.tsx';
import { EndGame } from '../projector/end-game.tsx';
import { NextPhase, PauseAndLock } from '../projector/phase-tools.tsx';
import type { ProjectorProps } from '../projector/projector-props.ts';
import { RemovePlayers } from '../projector/remove-players.tsx';
import { gameTitle, playersIn } from '../quiz-words.ts';
import styles from './remote.module.css';

const PHASE_NAMES = {
  lobby: 'Everybody comes in',
  countdown: 'Get ready',
  read: 'They read the question',
  answer: 'They answer',
  reveal: 'The right answer',
  scoreboard: 'The scores',
  podium: 'The podium',
  closed: 'This game is over',
} as const;

/** The host's remote control (P4.34): what the wall shows in a line, one large button, and the players where the class cannot see them. */
export function RemotePanel({ roomId, quiz, ask }: ProjectorProps) {
  const { phase, code, game, subject, reveal } = quiz;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [phase.phase, phase.question]);
  const isOver = phase.phase === 'podium' || phase.phase === 'closed';
  const place =
    phase.question === null ? `${phase.of} questions` : `Question ${phase.question} of ${phase.of}`;
  return (
    <main id="main" className={styles.remote} tabIndex={-1}>
      <header className={styles.head}>
        <QuizPicture subject={subject} size={64} />
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {phase.isPaused ? 'Eyes on you' : PHASE_NAMES[phase.phase]}
          </h1>
          <p className="soft num">
            {gameTitle(game.gameType, subject)} · {place} · Code {code.slice(0, 3)} {code.slice(3)}
          </p>
        </div>
      </header>
      {phase.text !== null && <p className={styles.question}>{phase.text}</p>}
      {reveal && (
        <p>
          <b>{reveal.right}.</b> {reveal.explanation}
        </p>
      )}
      {!isOver && (
        <p className="num" aria-live="polite">
          {phase.phase === 'answer'
            ? `${phase.answered} of ${phase.present} have answered`
            : playersIn(phase.present)}
        </p>
      )}
      <div className={styles.next}>
        {isOver ? <AfterGame roomId={roomId} quiz={quiz} ask={ask} /> : <NextPhase quiz={quiz} ask={ask} />}
      </div>
      {!isOver && (
        <>
          <div className={styles.tools}>
            <PauseAndLock quiz={quiz} ask={ask} />
          </div>
          <section className={styles.players} aria-labelledby="players">
            <h2 id="players">Players</h2>
            <RemovePlayers quiz={quiz} ask={ask} />
          </section>
          <EndGame ask={ask} />
        </>
      )}
    </main>
  );
}
