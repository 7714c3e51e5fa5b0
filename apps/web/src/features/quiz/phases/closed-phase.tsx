import { OverSheet } from '../over-sheet.tsx';

export const ClosedPhase = () => <OverSheet why="closed" text={null} />;
