import type { StoryKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { Sequence } from '../sequence.tsx';
import { CyclePicture } from './cycle-picture.tsx';
import { DiagramPicture } from './diagram-picture.tsx';
import { FoodChain } from './food-chain.tsx';
import { LayersPicture } from './layers-picture.tsx';
import { PagePicture } from './page-picture.tsx';
import { PictureCards } from './picture-cards.tsx';
import { ScenePicture } from './scene-picture.tsx';
import { ScreenPicture } from './screen-picture.tsx';
import { SortBins } from './sort-bins.tsx';
import { SpeechBubbles } from './speech-bubbles.tsx';
import { StoryPanels } from './story-panels.tsx';
import { TimelinePicture } from './timeline-picture.tsx';

export const STORY_DRAWINGS: Drawings<StoryKind> = {
  'picture-cards': PictureCards,
  'story-panels': StoryPanels,
  scene: ScenePicture,
  'sort-bins': SortBins,
  sequence: ({ picture }) => <Sequence {...picture} />,
  timeline: TimelinePicture,
  cycle: CyclePicture,
  'food-chain': FoodChain,
  layers: LayersPicture,
  diagram: DiagramPicture,
  page: PagePicture,
  screen: ScreenPicture,
  'speech-bubbles': SpeechBubbles,
};
