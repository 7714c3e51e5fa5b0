import { GameIcon } from '@noodlenaut/ui/pieces/game/game-icon';
import { Icon } from '@noodlenaut/ui/icon';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSettled } from '../../../lib/question/use-settled.ts';
import { StartButton } from '../phases/start-button.tsx';
import type { ProjectorProps } from './projector-props.ts';

const GO_ON = {
  read: 'Show the answers',
  answer: 'Show the right answer',
  reveal: 'Show the scores',
  scoreboard: 'Next question',
} as const;

/** Pause and lock, of the projector and of its remote. */
export function PauseAndLock({ quiz, ask }: Pick<ProjectorProps, 'quiz' | 'ask'>) {
  const { phase, isPaused, isLocked } = quiz.phase;
  return (
    <>
      {phase in GO_ON && (
        <StickerButton aria-pressed={isPaused} onClick={() => void ask(isPaused ? 'resume' : 'pause', {})}>
          <GameIcon name={isPaused ? 'skip' : 'pause'} />
          {isPaused ? 'Go on' : 'Pause'}
        </StickerButton>
      )}
      <StickerButton aria-pressed={isLocked} onClick={() => void ask(isLocked ? 'unlock' : 'lock', {})}>
        {isLocked ? <Icon name="lock" /> : <GameIcon name="unlocked" />}
        {isLocked ? 'Unlock' : 'Lock'}
      </StickerButton>
    </>
  );
}

/** The button for the next phase. It names the phase on screen, so that a double press does not skip the one after it. */
export function NextPhase({ quiz, ask }: Pick<ProjectorProps, 'quiz' | 'ask'>) {
  const { phase, question, isPaused } = quiz.phase;
  if (phase === 'lobby') return <StartButton quiz={quiz} ask={ask} />;
  if (phase !== 'read' && phase !== 'answer' && phase !== 'reveal' && phase !== 'scoreboard') return null;
  return (
    <LeavePhase key={`${phase} ${question ?? 0}`} {...{ phase, question: question ?? 0, isPaused, ask }} />
  );
}

type Leaving = { phase: keyof typeof GO_ON; question: number; isPaused: boolean; ask: ProjectorProps['ask'] };

/** A phase that has just come stays for a moment: the second press of a double one was meant for the phase before it. */
function LeavePhase({ phase, question, isPaused, ask }: Leaving) {
  const isSettled = useSettled(true);
  return (
    <StickerButton
      tone="primary"
      disabled={isPaused}
      aria-disabled={!isSettled || undefined}
      onClick={() => {
        if (isSettled) void ask('skip', { phase, question });
      }}
    >
      {GO_ON[phase]}
    </StickerButton>
  );
}
