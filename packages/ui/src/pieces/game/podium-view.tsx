import type {} from '../../styles/css-properties.ts';
import type { RankView } from '@noodlenaut/domain';
import { Avatar } from './avatar.tsx';
import { PodiumSteps } from './podium-steps.tsx';

type Props = {
  top: readonly RankView[];
  mySeat: number | null;
  /** How many steps are taken in a show, the last place first; without it all rise by themselves. */
  taken?: number;
};

/** The first three places; equal scores stand equally high. */
export const PodiumView = ({ top, mySeat, ...show }: Props) => (
  <PodiumSteps
    {...show}
    label="The first three places"
    places={top.map(({ seat, rank, name, avatar, score, rival }) => ({
      key: seat,
      rank,
      score,
      name: seat === mySeat ? 'You' : name,
      art: <Avatar avatar={avatar} seat={seat} size={rank === 1 ? 92 : 72} rival={rival} />,
    }))}
  />
);
