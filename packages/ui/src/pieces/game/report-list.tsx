import type { Avatar as AvatarName } from '@noodlenaut/domain';
import { StickerButton } from '../base/sticker-button.tsx';
import { Avatar } from './avatar.tsx';
import { GameIcon } from './game-icon.tsx';
import styles from './report-list.module.css';

interface Listed {
  readonly seat: number;
  readonly name: string;
  readonly avatar: AvatarName;
}
type Props = { players: readonly Listed[]; told: ReadonlySet<number>; onPick: (seat: number) => void };

/** Every other player of the game, with a way to tell about each. */
export const ReportList = ({ players, told, onPick }: Props) => (
  <ul className={styles.players}>
    {players.map(({ seat, name, avatar }) => (
      <li key={seat}>
        <Avatar avatar={avatar} seat={seat} size={52} />
        <b>{name}</b>
        <StickerButton
          aria-label={told.has(seat) ? `Told about ${name}` : `Tell about ${name}`}
          disabled={told.has(seat)}
          onClick={() => onPick(seat)}
        >
          <GameIcon name="flag" />
          {told.has(seat) ? 'Told' : 'Tell'}
        </StickerButton>
      </li>
    ))}
  </ul>
);
