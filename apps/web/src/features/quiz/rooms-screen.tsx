import { PRODUCT, gradeLabel, subjectLabel } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/empty-state';
import { Pill } from '@noodlenaut/ui/pieces/pill';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reads } from '../../lib/reads.ts';
import looks from './quiz.module.css';

/** The quiz rooms there are. */
export function RoomsScreen() {
  const rooms = useSuspenseQuery(reads.rooms);
  return (
    <>
      <title>{`Multiplayer Games · ${PRODUCT.name}`}</title>
      <div>
        <StickerButton
          tone="quiet"
          icon="arrow-left"
          renderRoot={(root) => <Link to="/dashboard" {...root} />}
        >
          Dashboard
        </StickerButton>
      </div>
      <h1>Multiplayer Games</h1>
      {rooms.data.length === 0 ? (
        <EmptyState
          title="No room is open"
          text="Nobody plays right now. Look again in a moment."
          art={<NoodleStill mood="look-around" size={220} />}
          action={
            <StickerButton
              tone="primary"
              icon="loop"
              pending={rooms.isFetching}
              onClick={() => void rooms.refetch()}
            >
              Look again
            </StickerButton>
          }
        />
      ) : (
        <ul className={looks.rooms}>
          {rooms.data.map((room) => (
            <li key={room.id} className={looks.room} data-s={room.subject}>
              <b className="num">{room.code}</b>
              <span>
                {subjectLabel(room.subject)}, grade {gradeLabel(room.grade)}
              </span>
              <span className="num">
                {room.currentParticipants} of {room.maxPlayers} players
              </span>
              <Pill>{room.status === 'waiting' ? 'Waiting' : 'In Progress'}</Pill>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
