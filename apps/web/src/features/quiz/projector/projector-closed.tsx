import { StageTitle } from '@noodlenaut/ui/pieces/game/stage-title';

export const ProjectorClosed = () => (
  <StageTitle title="This game is over" text="Everybody may leave the room." />
);
