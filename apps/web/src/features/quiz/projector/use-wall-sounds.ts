import { LAST_SECONDS, NETWORK_MS, type MusicName } from '@noodlenaut/domain';
import { useEffect, useState } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { useMusic } from '../../../lib/audio/use-music.ts';
import type { QuizState } from '../quiz-state.ts';
import { classVerdict } from './class-verdict.ts';

/** The time shown is without the allowance for the network. */
const LAST_MS = LAST_SECONDS * 1000 + NETWORK_MS;

/** Whether the last five seconds of a phase with a clock have begun. */
function useLastSeconds(endsAt: number | null): boolean {
  const [begunFor, setBegun] = useState<number | null>(null);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setTimeout(() => setBegun(endsAt), Math.max(0, endsAt - LAST_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return endsAt !== null && begunFor === endsAt;
}

/** What the wall of a class plays: music in the lobby, the last seconds, and how the class answered. */
export function useWallSounds({ phase, board, endsAt }: QuizState): void {
  const isLast = useLastSeconds(phase.phase === 'answer' ? endsAt : null);
  const music: MusicName | null = phase.phase === 'lobby' ? 'lobby' : isLast ? 'last-seconds' : null;
  useMusic(phase.isPaused ? null : music);
  useEffect(() => {
    if (phase.phase === 'countdown') playCue('game-start');
  }, [phase.phase]);
  // The board comes after the phase: its first message to all has none.
  const verdict = phase.phase === 'reveal' && board ? classVerdict(board) : null;
  useEffect(() => {
    if (verdict !== null) playCue(verdict);
  }, [verdict, phase.question]);
}
