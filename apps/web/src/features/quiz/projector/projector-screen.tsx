import type { Phase } from '@noodlenaut/domain';
import { ProjectorFrame } from '@noodlenaut/ui/pieces/game/projector-frame';
import { RoomTicket } from '@noodlenaut/ui/pieces/game/room-ticket';
import { useEffect, useRef, type ComponentType } from 'react';
import { qrCells } from '../../../lib/files/qr-cells.ts';
import { gradeName } from '../../../lib/format/grade-name.ts';
import { gameTitle } from '../quiz-words.ts';
import { roomAddress } from '../room-address.ts';
import { HostTools } from './host-tools.tsx';
import { ProjectorLobby } from './projector-lobby.tsx';
import type { ProjectorProps } from './projector-props.ts';
import { ProjectorPodium } from './projector-podium.tsx';
import { ProjectorQuestion } from './projector-question.tsx';
import { ProjectorRead } from './projector-read.tsx';
import { ProjectorScores } from './projector-scores.tsx';
import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';
import { RisingEmoji } from '@noodlenaut/ui/pieces/game/rising-emoji';
import { GetReady } from '@noodlenaut/ui/pieces/game/get-ready';
import { useTimeLeft } from '../use-time-left.ts';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import styles from './projector.module.css';
import { AnsweredCount } from '@noodlenaut/ui/pieces/game/answered-count';
import { SoundButton } from '../../../lib/audio/sound-button.tsx';
import { useWallSounds } from './use-wall-sounds.ts';
import type { QuizState } from '../quiz-state.ts';

/** Under the code: who has answered, or how late friends come in. */
function ProjectorCount({ quiz: { phase, board } }: { quiz: QuizState }) {
  if (phase.phase === 'podium' || phase.phase === 'closed') return <p>Thank you for playing!</p>;
  if (phase.isPaused) return <p>The game takes a break.</p>;
  if (phase.phase === 'answer')
    return (
      <AnsweredCount count={phase.answered} of={phase.present} text={`of ${phase.present} have answered`} />
    );
  const right = board?.right;
  if (phase.phase === 'reveal' && typeof right === 'number')
    return (
      <AnsweredCount count={board?.chosen[right] ?? 0} of={phase.present} text="chose the right answer" />
    );
  return <p>{phase.isLocked ? 'The room is locked.' : 'Late friends join at the next question.'}</p>;
}

function ProjectorCountdown({ quiz }: ProjectorProps) {
  const left = useTimeLeft(quiz) ?? 0;
  return <GetReady count={Math.min(3, Math.max(1, Math.ceil(left / 1000)))} />;
}

const WallPause = () => (
  <div className={styles.pause}>
    <NoodleStill mood="happy" size={320} />
    <StageTitle title="Eyes on your teacher" text="The game waits. All answers are safe." />
  </div>
);

const ProjectorClosed = () => <StageTitle title="This game is over" text="Everybody may leave the room." />;

const SCREENS = {
  lobby: ProjectorLobby,
  countdown: ProjectorCountdown,
  read: ProjectorRead,
  answer: ProjectorQuestion,
  reveal: ProjectorQuestion,
  scoreboard: ProjectorScores,
  podium: ProjectorPodium,
  closed: ProjectorClosed,
} as const satisfies Record<Phase, ComponentType<ProjectorProps>>;

/** The host's screen of a class-quiz: code and picture never leave it (P4.31). */
export function ProjectorScreen({ roomId, quiz, ask }: ProjectorProps) {
  const { code, phase, game, subject } = quiz;
  const main = useRef<HTMLElement>(null);
  useEffect(
    () => main.current?.querySelector<HTMLElement>('h1')?.focus(),
    [phase.phase, phase.question, phase.isPaused],
  );
  useWallSounds(quiz);
  const Screen = SCREENS[phase.phase];
  const place = phase.isPaused
    ? 'The game takes a break'
    : phase.question === null
      ? `${phase.of} questions`
      : `Question ${phase.question} of ${phase.of}`;
  return (
    <ProjectorFrame
      mainRef={main}
      meta={`${gameTitle(game.gameType, subject)} · ${gradeName(game.grade)} · ${place}`}
      side={
        <RoomTicket
          side
          title="Join with the code"
          code={code}
          qr={qrCells(roomAddress(code))}
          address={location.host}
        >
          <ProjectorCount quiz={quiz} />
        </RoomTicket>
      }
      sound={<SoundButton />}
      tools={<HostTools roomId={roomId} quiz={quiz} ask={ask} />}
    >
      {(phase.phase === 'reveal' || phase.phase === 'podium') && <RisingEmoji emoji={quiz.emoji} />}
      {phase.isPaused ? <WallPause /> : <Screen roomId={roomId} quiz={quiz} ask={ask} />}
    </ProjectorFrame>
  );
}
