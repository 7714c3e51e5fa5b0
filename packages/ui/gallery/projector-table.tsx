import type { ReactNode } from 'react';
import { Icon } from '../src/icons/icon.tsx';
import { GameIcon } from '../src/pieces/game/game-icon.tsx';
import { ProjectorFrame } from '../src/pieces/game/projector-frame.tsx';
import { IconButton } from '../src/pieces/base/icon-button.tsx';
import { RoomTicket } from '../src/pieces/game/room-ticket.tsx';
import { StickerButton } from '../src/pieces/base/sticker-button.tsx';
import { QR } from './game-table.tsx';

type Props = { count: ReactNode; goOn: string; children: ReactNode };

/** The projector of a class-quiz as pages of the gallery show it. */
export const ProjectorTable = ({ count, goOn, children }: Props) => (
  <ProjectorFrame
    meta="Science Class Quiz · 4th grade · Question 4 of 10"
    side={
      <RoomTicket side title="Join with the code" code="K7MWPX" qr={QR} address="school.example">
        {count}
      </RoomTicket>
    }
    sound={<IconButton icon="speaker-off" label="Sound" />}
    tools={
      <>
        <StickerButton>
          <GameIcon name="pause" />
          Pause
        </StickerButton>
        <StickerButton>
          <GameIcon name="unlocked" />
          Lock
        </StickerButton>
        <StickerButton>
          <Icon name="users" />
          Players
        </StickerButton>
        <StickerButton tone="primary">{goOn}</StickerButton>
      </>
    }
  >
    {children}
  </ProjectorFrame>
);
