import { GetReady } from '@noodlenaut/ui/pieces/game/get-ready';
import { useTimeLeft } from '../use-time-left.ts';
import type { ProjectorProps } from './projector-props.ts';

export function ProjectorCountdown({ quiz }: ProjectorProps) {
  const left = useTimeLeft(quiz) ?? 0;
  return <GetReady count={Math.min(3, Math.max(1, Math.ceil(left / 1000)))} />;
}
