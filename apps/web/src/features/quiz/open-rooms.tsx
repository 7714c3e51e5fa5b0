import { trpc } from '../../lib/api/api.ts';
import { RoomRow } from '@noodlenaut/ui/pieces/game/room-row';
import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Outputs } from '../../lib/api/replies.ts';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import styles from './quiz.module.css';
import { useLocked } from '../../lib/plans/use-locked.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import { gameTitle } from './quiz-words.ts';

type Room = Outputs['quiz']['rooms'][number];

/** The list of rooms changes, so it is read again this often while it is open. */
const LOOK_EVERY_MS = 10_000;

/** Only a waiting room with a free seat can be joined; the button says why not (S4.31 to S4.33). */
function joinState(
  { status, currentParticipants, maxPlayers }: Room,
  isLocked: boolean,
): { text: string; canJoin: boolean } {
  if (status !== 'waiting') return { text: 'In Progress', canJoin: false };
  if (isLocked) return { text: 'Locked', canJoin: false };
  if (currentParticipants >= maxPlayers) return { text: 'Room full', canJoin: false };
  return { text: 'Join Game', canJoin: true };
}

type Props = { joining: string | null; onJoin: (code: string) => void };

export function OpenRooms({ joining, onJoin }: Props) {
  const rooms = useSuspenseQuery({ ...trpc.quiz.rooms.queryOptions(), refetchInterval: LOOK_EVERY_MS });
  const isLocked = useLocked();
  const isYoung = useIsYoung();
  return (
    <section className={styles.card} aria-labelledby="rooms">
      <div className="row spread">
        <h2 id="rooms">Available rooms</h2>
        <IconButton icon="loop" label="Look for rooms again" onClick={() => void rooms.refetch()} />
      </div>
      {rooms.data.length === 0 ? (
        <p className="soft">
          {isYoung ? 'No room yet.' : 'No room is open right now. Make one and share the code!'}
        </p>
      ) : (
        <ul>
          {rooms.data.map((room) => {
            const { text, canJoin } = joinState(room, isLocked(room.subject));
            const title = gameTitle(room.gameType, room.subject);
            return (
              <RoomRow
                key={room.id}
                subject={room.subject}
                title={title}
                text={gradeName(room.grade)}
                taken={room.currentParticipants}
                seats={room.maxPlayers}
                action={
                  <StickerButton
                    disabled={!canJoin || joining !== null}
                    pending={joining === room.code}
                    aria-label={`${text}: ${title}, ${gradeName(room.grade)}`}
                    onClick={() => onJoin(room.code)}
                  >
                    {text}
                  </StickerButton>
                }
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
