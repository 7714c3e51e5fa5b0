import type { Phase } from '@noodlenaut/domain';
import type { ComponentType } from 'react';
import { AnswerPhase } from './answer-phase.tsx';
import { ClosedPhase } from './closed-phase.tsx';
import { CountdownPhase } from './countdown-phase.tsx';
import { LobbyPhase } from './lobby-phase.tsx';
import type { PhaseProps } from './phase-props.ts';
import { PodiumPhase } from './podium-phase.tsx';
import { ReadPhase } from './read-phase.tsx';
import { RevealPhase } from './reveal-phase.tsx';
import { ScoreboardPhase } from './scoreboard-phase.tsx';

/** One screen a phase; a phase without one does not compile. */
export const PHASE_SCREENS = {
  lobby: LobbyPhase,
  countdown: CountdownPhase,
  read: ReadPhase,
  answer: AnswerPhase,
  reveal: RevealPhase,
  scoreboard: ScoreboardPhase,
  podium: PodiumPhase,
  closed: ClosedPhase,
} as const satisfies Record<Phase, ComponentType<PhaseProps>>;
