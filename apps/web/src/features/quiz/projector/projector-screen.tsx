import { PRODUCT } from '@noodlenaut/domain';
import type { Phase } from '@noodlenaut/domain';
import { ProjectorFrame } from '@noodlenaut/ui/pieces/game/projector-frame';
import { RoomTicket } from '@noodlenaut/ui/pieces/game/room-ticket';
import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { qrCells } from '../../../lib/files/qr-cells.ts';
import { gradeName } from '../../../lib/format/grade-name.ts';
import { gameTitle } from '../quiz-words.ts';
import { roomAddress } from '../room-address.ts';
import { HostTools } from './host-tools.tsx';
import { ProjectorClosed } from './projector-closed.tsx';
import { ProjectorCount } from './projector-count.tsx';
import { ProjectorCountdown } from './projector-countdown.tsx';
import { ProjectorLobby } from './projector-lobby.tsx';
import type { ProjectorProps } from './projector-props.ts';
import { ProjectorQuestion } from './projector-question.tsx';
import { ProjectorRead } from './projector-read.tsx';
import { ProjectorScores } from './projector-scores.tsx';

const SCREENS = {
  lobby: ProjectorLobby,
  countdown: ProjectorCountdown,
  read: ProjectorRead,
  answer: ProjectorQuestion,
  reveal: ProjectorQuestion,
  scoreboard: ProjectorScores,
  podium: ProjectorScores,
  closed: ProjectorClosed,
} as const satisfies Record<Phase, ComponentType<ProjectorProps>>;

/** The host's screen of a class-quiz: code and picture never leave it (P4.31). */
export function ProjectorScreen({ roomId, quiz, ask }: ProjectorProps) {
  const { code, phase, game, subject } = quiz;
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector<HTMLElement>('h1')?.focus(), [phase.phase, phase.question]);
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
          address={`${PRODUCT.name} · ${location.host}`}
        >
          <ProjectorCount quiz={quiz} />
        </RoomTicket>
      }
      tools={<HostTools roomId={roomId} quiz={quiz} ask={ask} />}
    >
      <Screen roomId={roomId} quiz={quiz} ask={ask} />
    </ProjectorFrame>
  );
}
